import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root, sharedFolder } from '#test/shop.ts';

type Planted = { file: string; code: string; rule: string };

const imports = (file: string, name: string, rule = 'layers(imports)'): Planted => ({
  file,
  code: `import { thing } from '${name}';\nexport const own = thing;\n`,
  rule,
});

const importsLazy = (file: string): Planted => ({
  file,
  code: `import { lazy } from 'react';\nexport const own = lazy;\n`,
  rule: '(no-restricted-imports)',
});

/** One bad file for each thing that the layers and the rules of the house forbid. */
const PLANTED: Planted[] = [
  imports('contract/catalogue/deal.ts', '#contract/cart/cart.ts'),
  imports('contract/length.ts', '#contract/catalogue/product.ts'),
  imports('contract/gifts/gift.ts', '#contract/money.ts'),
  imports('contract/cart/cart.ts', '#db/client.ts'),
  imports('i18n/texts.ts', '#contract/cart/cart.ts'),
  imports('db/product.ts', '#api/catalogue/queries.ts'),
  imports('db/shop.ts', '#demo/fill.ts'),
  imports('api/catalogue/samples.ts', '#demo/stores.ts'),
  imports('demo/products.ts', '#server/config.ts'),
  imports('jobs/tasks/mail.ts', '#api/orders/queries.ts'),
  imports('api/cart/routes.ts', '#web/lib/paths/paths.ts'),
  imports('api/http/session.ts', '#server/config.ts'),
  imports('api/http/answer.ts', '#api/deps.ts'),
  imports('api/http/limit.ts', '#api/cart/queries.ts'),
  imports('api/deps.ts', '#api/orders/order-link.ts'),
  imports('api/pricing/quote.ts', '#api/cart/cart-line-rows.ts'),
  imports('api/vouchers/rule.ts', '#api/cart/vouchers/cart-vouchers.ts'),
  imports('api/orders/again.ts', '#api/cart/routes.ts'),
  imports('api/cart/vouchers/again.ts', '#api/listing/routes.ts'),
  imports('api/gifts/card.ts', '#api/pricing/sums.ts'),
  imports('api/orders/gift.ts', '#api/gifts/card.ts'),
  imports('server/memory.ts', '#scripts/memory.mjs'),
  imports('scripts/stop.ts', '#server/stop.ts'),
  imports('scripts/shop.mjs', '#test/shop.ts'),
  imports('bench/pages.ts', '#web/lib/paths/paths.ts'),
  imports('bench/start.ts', '#server/compose.ts'),
  imports('db/measure.ts', '#bench/calls.ts'),
  imports('web/lib/shop.ts', '#db/client.ts'),
  imports('web/lib/line.ts', '#web/components/cart/line.tsx'),
  imports('web/lib/pages.ts', '#web/routes/cart.tsx'),
  imports('web/routes/cart.tsx', '#api/cart/queries.ts'),
  imports('web/components/cart/line.tsx', '#web/routes/cart.tsx'),
  imports('web/components/cart/row.tsx', '#db/types.ts'),
  imports('web/ui/button.tsx', 'react-router', '(no-restricted-imports)'),
  imports('web/ui/price.tsx', '#contract/money.ts'),
  imports('web/ui/card.tsx', '#web/components/cart/line.tsx'),
  imports('web/ui/texts.tsx', '#web/lib/texts/translation.tsx'),
  imports('web/ui/words.ts', '#i18n/translate.ts'),
  imports('server/shop.ts', '#test/shop.ts'),
  imports('extend/shop.ts', '#server/config.ts'),
  imports('api/orders/place-order.ts', '#extend/shop.ts'),
  imports('web/routes/static-page.tsx', '#extend/shop.ts'),
  importsLazy('web/lib/slow.tsx'),
  importsLazy('web/routes/slow.tsx'),
  importsLazy('web/components/cart/slow.tsx'),
  importsLazy('web/ui/slow.tsx'),
  imports('cli/orders.ts', '#server/open.ts'),
  imports('cli/pages.ts', '#web/lib/paths/paths.ts'),
  imports('api/orders/queries.ts', '../cart/queries.ts'),
  imports('api/orders/list.test.ts', '../cart/queries.ts'),
  {
    file: 'api/cart/settings.ts',
    code: 'export const port = process.env.PORT;\n',
    rule: '(no-process-env)',
  },
  {
    file: 'api/cart/all.ts',
    code: `export * from './line.ts';\n`,
    rule: '(no-barrel-file)',
  },
  {
    file: 'api/cart/loose.ts',
    code: 'export const parse = (text: string): any => JSON.parse(text);\n',
    rule: '(no-explicit-any)',
  },
  {
    file: 'api/cart/noisy.ts',
    code: `console.log('here');\n`,
    rule: '(no-console)',
  },
  {
    file: 'api/cart/later.ts',
    code: '// TODO: think\nexport const later = 1;\n',
    rule: '(no-warning-comments)',
  },
  {
    file: 'api/cart/hen.ts',
    code: `import { egg } from '#api/cart/egg.ts';\nexport const hen = (): string => egg();\n`,
    rule: '(no-cycle)',
  },
  {
    file: 'api/cart/egg.ts',
    code: `import { hen } from '#api/cart/hen.ts';\nexport const egg = (): string => hen();\n`,
    rule: '(no-cycle)',
  },
  { file: 'api/cart/cartUtils.ts', code: 'export const a = 1;\n', rule: '(filename-case)' },
];

/** These follow the rules, so a rule that refuses everything is noticed. */
const GOOD = [
  imports('contract/orders/again.ts', '#contract/cart/cart.ts'),
  imports('contract/catalogue/price.ts', '#contract/money.ts'),
  imports('contract/orders/order.ts', '#contract/money.ts'),
  imports('db/cart.ts', '#contract/cart/cart.ts'),
  imports('demo/stores.ts', '#db/client.ts'),
  imports('api/cart/line.ts', '#db/client.ts'),
  imports('web/routes/home.tsx', '#web/components/home/slider.tsx'),
  imports('web/components/home/slider.tsx', '#web/ui/button.tsx'),
  importsLazy('web/rendering/lazy-part.tsx'),
  imports('server/main.ts', '#api/app.ts'),
  imports('api/shared-cache.ts', '#api/http/env.ts'),
  imports('api/http/reply.ts', '#api/http/env.ts'),
  imports('api/app.ts', '#api/cart/routes.ts'),
  imports('api/orders/sums.ts', '#api/pricing/sums.ts'),
  imports('bench/orders.ts', '#test/factories.ts'),
  imports('scripts/types.ts', '#db/migrate.ts'),
  imports('cli/settings.ts', '#server/config.ts'),
  imports('api/cart/cart.test.ts', '#test/database.ts'),
];

type Report = { diagnostics: { code: string; filename: string }[] };

const folder = await sharedFolder();
let reported = new Map<string, string[]>();

const plant = async ({ file, code }: Planted): Promise<void> => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), code);
};

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'scripts/lint'])
    await cp(join(root, file), join(folder, file), { recursive: true });
  for (const planted of [...PLANTED, ...GOOD]) await plant(planted);
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), ['-f', 'json'], {
    cwd: folder,
  });
  const { diagnostics } = JSON.parse(stdout.toString()) as Report;
  reported = new Map(
    [...Map.groupBy(diagnostics, ({ filename }) => filename)].map(([file, found]) => [
      file,
      found.map(({ code }) => code),
    ]),
  );
});

describe('the linter refuses', () => {
  test.each(PLANTED)('$rule in $file', ({ file, rule }) => {
    expect(reported.get(file)).toContainEqual(expect.stringContaining(rule));
  });
});

describe('the linter lets pass', () => {
  test.each(GOOD)('$file', ({ file }) => {
    expect(reported.get(file)).toBeUndefined();
  });
});
