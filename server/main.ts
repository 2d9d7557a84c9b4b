import { builtFiles, builtPages } from '#server/build.ts';
import { open } from '#server/open.ts';

await open({ pages: builtPages, files: builtFiles });
