import { expect } from '@playwright/test';
import { bannersCommand } from '#cli/banners-command.ts';
import { asOperator } from './operator.ts';
import { visit } from './shop.ts';
import { test } from './test.ts';

type Figures = {
  id: string;
  kind: string;
  place: string;
  seen: number;
  clicked: number;
  closed: number;
};

const readFigures = async (kind: string, place: string): Promise<Figures> => {
  const all = (await asOperator((operator) =>
    operator.read(bannersCommand, 'figures'),
  )) as Figures[];
  const found = all.find((one) => one.kind === kind && one.place === place);
  if (!found) throw new Error(`The demo shop has no banner ${kind} ${place}.`);
  return found;
};

// A browser of the tests calls itself headless, which is left out as a bot.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  viewport: { width: 1440, height: 900 },
});

test('banners that are seen, closed and clicked are counted, and nobody is named', async ({
  page,
}) => {
  const { t, paths } = await visit(page, 'en');
  const top = await readFigures('site', 'top');
  const tile = await readFigures('banner', 'featured first');
  const reports: { events: object[] }[] = [];
  // What a page sends while it is left has no body, unless it is asked for on its way.
  await page.route('**/api/v1/events', (route) => {
    reports.push(route.request().postDataJSON() as { events: object[] });
    return route.continue();
  });
  const seen = page.waitForRequest('**/api/v1/events');
  await page.goto(paths.home());
  await seen;
  await page.getByRole('button', { name: t('layout.closeBanner') }).click();
  await expect(page.getByRole('complementary', { name: t('layout.announcement') })).toBeHidden();
  await page.locator(`[data-counted="banner:${tile.id}"]`).click();
  await expect(page).not.toHaveURL(paths.home());

  await expect
    .poll(async () => (await readFigures('site', 'top')).closed)
    .toBeGreaterThan(top.closed);
  await expect
    .poll(async () => (await readFigures('banner', 'featured first')).clicked)
    .toBeGreaterThan(tile.clicked);
  expect((await readFigures('site', 'top')).seen).toBeGreaterThan(top.seen);
  expect((await readFigures('banner', 'featured first')).seen).toBeGreaterThan(tile.seen);
  for (const event of reports.flatMap(({ events }) => events))
    expect(Object.keys(event).toSorted()).toEqual(['event', 'id', 'of']);
});
