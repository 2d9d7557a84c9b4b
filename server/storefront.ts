import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type * as Entry from '#web/entry.server.tsx';

export type Answer = (request: Request) => Promise<Response>;

export const buildFolder = join(import.meta.dirname, '..', 'build');

/** The pages as `react-router build` left them. */
export const loadBuild = (): Promise<ServerBuild> =>
  import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href);

/**
 * Answers everything that is a page. The pages ask `api` for what they show.
 * The context is made by the build itself, because its keys are objects of the build's own modules.
 */
export const createStorefront = (build: ServerBuild, api: Answer, mode: string): Answer => {
  const { createRequestContext } = build.entry.module as unknown as typeof Entry;
  const handle = createRequestHandler(build, mode);
  return (request) =>
    handle(request, createRequestContext(api, request.headers.get('x-request-id') ?? ''));
};

/** The API of another process, asked over the network. */
export const remoteApi = (origin: string): Answer => {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, origin), request));
  };
};
