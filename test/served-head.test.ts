import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { root, startShop, testFolder } from '#test/shop.ts';

const connection = await testConnection();

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root });
  if (status !== 0) throw new Error(stderr.toString());
});

test('a title that looks like markup stays a title, also in what search engines and feeds are told', async () => {
  const title = 'Lamp </script><script>alert(1)</script> & "more" <!--';
  const db = createDb(connection);
  const { id } = await addProduct(db, title, {
    slug: { en: 'lamp' },
    description: { en: `<p>${title}</p>` },
  });
  await db.destroy();
  const shop = await startShop({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: await testFolder(),
  });
  const html = await (await fetch(`${shop.url}/lamp/product/${id}`)).text();
  expect(html).not.toContain('<script>alert(1)');
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string; name?: string },
  );
  expect(told.find((one) => one['@type'] === 'Product')?.name).toBe(title);

  const feed = await (await fetch(`${shop.url}/language/en/feed.xml`)).text();
  expect(feed).toContain(
    '<title>Lamp &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot; &lt;!--</title>',
  );
  await shop.end('SIGTERM');
});
