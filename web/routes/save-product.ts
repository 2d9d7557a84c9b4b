import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { performSave } from '#web/components/save-buttons/perform-save.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';

/** Who opens the address by itself finds the wishlist. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  redirect(makePaths(context.get(visitContext).language).wishlist());

/** The buttons that save a product: a script is told what became of it, a form is led to the list. */
export const action = async (args: ActionFunctionArgs) => {
  const { answer, page } = await performSave(args, await args.request.formData());
  if (args.request.headers.get('accept') === 'application/json')
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  if (answer.signIn) return redirect(answer.signIn, 303);
  leaveFlash(args, answer.ok ? 'message' : 'error', answer.message);
  return redirect(page, 303);
};
