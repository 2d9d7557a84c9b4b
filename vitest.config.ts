import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { iconSprite } from './web/vite-plugins/icon-sprite.ts';

const FOLDERS = '{contract,i18n,db,demo,jobs,api,extend,web,server,cli,test,scripts}';
const include = [`${FOLDERS}/**/*.test.{ts,tsx}`];

/** Files that put another module in the place of one: nobody else may meet it. */
const withMocks = globSync(include, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('vi.mock('),
);

/** What starts or kills whole shops takes longest, however short it is: it begins first, so that all workers end together. */
class ShopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsShops = ({ moduleId }: TestSpecification): boolean =>
      readFileSync(moduleId, 'utf8').includes("from '#test/shop.ts'");
    const sorted = await super.sort(files);
    const [first, others] = [true, false].map((wanted) =>
      sorted.filter((file) => startsShops(file) === wanted),
    );
    return [...(first ?? []), ...(others ?? [])];
  }
}

export default defineConfig({
  // Components show icons of it.
  plugins: [iconSprite()],
  test: {
    globalSetup: ['test/postgres.ts'],
    pool: 'threads',
    // One more than there are processors in CI: some tests wait for shops that start, or for time to go by.
    maxWorkers: 3,
    // For what hangs: work takes many times longer where the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    sequence: { sequencer: ShopsFirst },
    // Long enough for a busy machine; below the age at which kept answers are asked anew by themselves.
    expect: { poll: { timeout: 4_000 } },
    projects: [
      // Loading the whole shop for each file would be half of the work; what tests share is in databases.
      { extends: true, test: { name: 'tests', include, exclude: withMocks, isolate: false } },
      { extends: true, test: { name: 'with mocks', include: withMocks } },
    ],
  },
});
