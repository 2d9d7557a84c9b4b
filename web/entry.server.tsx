import type { NonSharedBuffer } from 'node:buffer';
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { translator } from '#i18n/messages.ts';
import { sharedData, ShopListsContext, type SentData } from '#web/lib/page-data/shared-data.ts';
import { languageOfPath } from '#web/lib/paths/language.ts';
import { JsonLdContext, jsonLdContext } from '#web/lib/seo/json-ld.tsx';
import {
  apiContext,
  pageThemeContext,
  pageContext,
  requestIdContext,
  shopListsContext,
  spelledContext,
  type CallApi,
  type PageTheme,
} from '#web/lib/visit/context.server.ts';
import { documentDataContext, DocumentDataContext } from '#web/rendering/document-data.tsx';
import { renderPage } from '#web/rendering/render-page.tsx';
import { readyContext } from '#web/rendering/router/ready-context.ts';

export { nameCustomMethod, putCustomTexts } from '#i18n/custom-texts.ts';
export { allowForms } from './rendering/content-security-policy.ts';
export { carryOn, findPublicAddress, placeAt } from '#web/lib/visit/page-address.server.ts';
export { readPublicVisit, anonymousRequest } from '#web/lib/visit/public-visit.server.ts';
export { routesOfAddress } from '#web/rendering/router/routes-of-address.server.ts';
export { visitRequestOf } from '#web/lib/visit/visit.server.ts';

/** The bytes of the page that was drawn for a request, if one was. */
export const findPage = (context: RouterContextProvider): NonSharedBuffer | undefined =>
  context.get(pageContext) ?? undefined;

/**
 * What the server hands to React Router with each request: `build.entry.module.createRequestContext`.
 * Made in here because the context keys are those of this bundle.
 */
export const createRequestContext = (
  api: CallApi,
  requestId: string,
  pageTheme: PageTheme | undefined,
  spelled?: string,
): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(pageThemeContext, pageTheme ?? null);
  context.set(spelledContext, spelled ?? null);
  context.set(apiContext, api);
  context.set(requestIdContext, requestId);
  return context;
};

/** Where this page's pictures are; an error page may not know. */
const picturesOf = ({ staticHandlerContext }: EntryContext): string => {
  const sent: SentData | undefined = staticHandlerContext.loaderData['routes/language'];
  return sent ? sharedData(sent).common.img_src_url : '';
};

/** What the page tells search engines: an error page nothing, whatever was loaded before. */
const jsonLdOf = ({ staticHandlerContext }: EntryContext, requestContext: RouterContextProvider) =>
  staticHandlerContext.errors ? [] : requestContext.get(jsonLdContext);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  try {
    const routerContext = await readyContext(context);
    const lists = requestContext.get(shopListsContext);
    const page = (nonce: string) => (
      <ShopListsContext value={lists}>
        <DocumentDataContext value={requestContext.get(documentDataContext)}>
          <JsonLdContext value={jsonLdOf(context, requestContext)}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </JsonLdContext>
        </DocumentDataContext>
      </ShopListsContext>
    );
    const { bytes, policy } = await renderPage(page, { lists, pictures: picturesOf(context) });
    headers.set('Content-Security-Policy', policy);
    // Beside the response: as its body they would be copied several times on their way.
    requestContext.set(pageContext, bytes);
    return new Response(null, { status, headers });
  } catch (cause) {
    // Thrown on, it is drawn as the error page; if that is what failed, plain words are left.
    if (!context.staticHandlerContext.errors) throw cause;
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    const { pathname } = new URL(request.url);
    const text = translator(languageOfPath(pathname))('error.showing');
    return new Response(text, { status: 500, headers });
  }
}
