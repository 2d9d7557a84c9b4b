import { use } from 'react';
import {
  Scripts,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
  type UNSAFE_AssetsManifest as Manifest,
} from 'react-router';
import { InlineScript } from '#web/rendering/inline-script.tsx';

type Part = NonNullable<Manifest['routes'][string]>;

/** What React Router's own scripts read when they start. */
const handOver = (serverHandoff: string): string =>
  `window.__reactRouterContext=${serverHandoff};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`;

/** The files that a route's module is made of; most are one. */
const modulesOf = (part: Part): string[] =>
  [
    part.clientActionModule,
    part.clientLoaderModule,
    part.clientMiddlewareModule,
    part.hydrateFallbackModule,
    part.module,
  ].filter((file) => file !== undefined);

/** How long scripts wait for a picture that does not load, milliseconds. */
const PICTURE_TIMEOUT = 2000;

/** Lets the pictures load that wait for the first ones (`reel` in styles/catalogue.css). */
const TELL_PAINTED = "document.documentElement.dataset.painted='';";

/**
 * Loads the page's scripts once it has been painted, with the pictures that come first: until then
 * they would only take the line from what is seen. `files` are asked for at once and run one after
 * another, with a breath between them in which the page answers; then the routes' modules are handed
 * to React Router and its entry is run.
 */
const loadLater = `((files,routes,entry)=>{
const breath=()=>new Promise(r=>setTimeout(r));
const begin=async()=>{
${TELL_PAINTED}
document.head.append(...[...files,entry].map(href=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})));
for(const file of files){await import(file);await breath()}
const whole=async([id,...parts])=>[id,Object.assign({},...await Promise.all(parts.map(p=>import(p))))];
window.__reactRouterRouteModules=Object.fromEntries(await Promise.all(routes.map(whole)));
await import(entry)};
const first=[...document.images].filter(i=>i.fetchPriority==='high').map(i=>i.decode().catch(()=>{}));
Promise.race([Promise.all(first),new Promise(r=>setTimeout(r,${PICTURE_TIMEOUT}))]).then(()=>requestAnimationFrame(()=>setTimeout(begin)))})`;

const useScripts = (): [string, string] => {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  if (!framework) throw new Error('Scripts stand inside a router.');
  const { manifest, serverHandoffString = '{}', renderMeta } = framework;
  // By this React Router knows that the page's data has to follow.
  // oxlint-disable-next-line react/immutability -- it offers no other way
  if (renderMeta) renderMeta.didRenderScripts = true;
  const parts = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  // What others are made of comes before them.
  const files = new Set([
    manifest.url,
    ...manifest.entry.imports,
    ...parts.flatMap((part) => part.imports ?? []),
    ...parts.flatMap(modulesOf),
  ]);
  const routes = parts.map((part) => [part.id, ...modulesOf(part)]);
  const given = [[...files], routes, manifest.entry.module];
  const load = `${loadLater}(${given.map((one) => JSON.stringify(one)).join()})`;
  return [handOver(serverHandoffString), load];
};

const ServerScripts = () => useScripts().map((text) => <InlineScript key={text} text={text} />);

/** The same two elements; what they have done is done. */
const DONE = [0, 1].map((key) => <InlineScript key={key} />);

/**
 * The page's scripts, in place of React Router's `<Scripts>`, which has them fetched before the page's
 * styles and pictures (docs/decisions/019). Development keeps that one.
 */
export const PageScripts = () => {
  if (import.meta.env.DEV)
    return (
      <>
        <InlineScript text={TELL_PAINTED} />
        <Scripts />
      </>
    );
  return import.meta.env.SSR ? <ServerScripts /> : DONE;
};
