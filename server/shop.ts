import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { ApiEnv } from '#api/http/env.ts';
import { guardUrls } from './url-guard.ts';
import { guardForms } from '#server/form-guard.ts';
import type { Answer } from '#server/storefront.ts';

type Parts = {
  /** Undefined where the storefront asks another process. */
  api: Answer | undefined;
  media: Hono;
  shopIcons: Hono;
  /** Fonts and logo of the shop's theme. */
  themeFiles: Hono;
  files: MiddlewareHandler;
  storefront: Answer;
};

/** A year, without subdomains: they may be somebody else's. */
const HSTS = 'max-age=31536000';

/** Everything that a visitor can ask of an open shop. */
export const createShop = ({
  api,
  media,
  shopIcons,
  themeFiles,
  files,
  storefront,
}: Parts): Answer => {
  const app = new Hono<ApiEnv>();
  app.use(
    secureHeaders({
      // Only sent where the shop is reached over https, see below.
      strictTransportSecurity: false,
      originAgentCluster: false,
      xFrameOptions: 'DENY',
      permissionsPolicy: {
        camera: [],
        microphone: [],
        geolocation: [],
        usb: [],
        payment: ['self'],
      },
      // A page may set a stricter referrer policy.
      overwrite: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      // Product pictures may be shown by anyone.
      crossOriginResourcePolicy: 'cross-origin',
    }),
  );
  app.use(async (c, next) => {
    await next();
    if (c.req.url.startsWith('https:')) c.res.headers.set('Strict-Transport-Security', HSTS);
  });
  app.use(files);
  app.route('/', shopIcons);
  app.route('/theme', themeFiles);
  app.route('/media', media);
  // The API compresses what it answers by itself.
  if (api) {
    app.all('/api/*', (c) => api(c.req.raw, c.env));
    // A form of another site, which the guard of forms would refuse; no cookie comes with it.
    app.post('/razorpay-callback', (c) => {
      const callback = new URL('/api/v1/payment/callback/razorpay', c.req.url);
      return api(new Request(callback, c.req.raw), c.env);
    });
  }
  app.use(compress());
  app.use(guardUrls(), ...guardForms());
  app.all('*', (c) => storefront(c.req.raw, c.env));
  // Errors are logged in readiness.ts under the id of the request.
  app.onError((error) => {
    throw error;
  });
  return app.fetch;
};
