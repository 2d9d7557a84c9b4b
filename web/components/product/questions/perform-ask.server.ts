import { redirect, type ActionFunctionArgs } from 'react-router';
import { askQuestion } from '#contract/questions/question.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { deleteQuestionDraft, saveQuestionDraft } from './question-draft.server.ts';

/** Why a question was not taken, and what was typed. */
export type AskRefusal = {
  kind: 'refused';
  message: string;
  fields: Record<string, string>;
  typed: string;
};

const SIGN_IN_FIRST = 401;
/** A cookie has room for no more; the form lets nobody type so much. */
const LONGEST_KEPT = 500;

/** Asks; who is not signed in is led there first, and comes back to what they have typed. */
export const performAsk = async (args: ActionFunctionArgs): Promise<AskRefusal | Response> => {
  const id = args.params['id'] ?? '';
  const form = await args.request.formData();
  const typed = formText(form, 'question');
  const paths = makePaths(args.context.get(visitContext).language);
  const answer = await call(args, askQuestion, { json: { product_id: id, question: typed } });
  if (answer.ok) {
    deleteQuestionDraft(args);
    leaveFlash(args, 'message', answer.message);
    return redirect(paths.questions());
  }
  if (answer.status === SIGN_IN_FIRST) {
    saveQuestionDraft(args, id, typed.slice(0, LONGEST_KEPT));
    return redirect(paths.login(paths.askQuestion(id)));
  }
  const { message, fields } = answer;
  return { kind: 'refused', message, fields, typed };
};
