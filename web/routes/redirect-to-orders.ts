import { redirect, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  redirect(makePaths(context.get(visitContext).language).orders(), 301);
