import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { getPage } from '#contract/content.ts';
import { hasSlug, hasSlugIn } from '#db/slug.ts';
import { inEveryLanguage, inLanguage } from '#db/texts.ts';
import { sanitise } from './rich-text.ts';

export const contentRoutes: Routes = (app, deps) => {
  implement(app, deps, getPage, async ({ db, params, language }) => {
    const page = await db
      .selectFrom('page')
      .select(['slug', 'title', 'description', 'updated_at'])
      .where('visible', '=', true)
      .where(hasSlug('slug', params.slug))
      .orderBy(hasSlugIn('slug', params.slug, language), 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!page) return notFound();
    return ok({
      title: inLanguage(page.title, language),
      description: sanitise(inLanguage(page.description, language)),
      slug: inLanguage(page.slug, language),
      slugs: inEveryLanguage(page.slug),
      updated: page.updated_at.toISOString(),
    });
  });
};
