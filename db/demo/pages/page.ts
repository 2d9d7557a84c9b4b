import type { FiveTexts } from '#db/demo/text.ts';

/** A static page; its body is simple HTML. */
export type DemoPage = { slug: string; title: FiveTexts; body: FiveTexts };
