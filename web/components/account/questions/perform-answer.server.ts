import { redirect, type ActionFunctionArgs } from 'react-router';
import { answerQuestion } from '#contract/questions/question.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** Which answer was refused, why, and what was typed. */
export type AnswerRefusal = { kind: 'refused'; id: string; message: string; typed: string };

const FORM_REFUSED = 201;

/** Answers a question about something that the shopper has bought. */
export const performAnswer = async (
  args: ActionFunctionArgs,
): Promise<AnswerRefusal | Response> => {
  const form = await args.request.formData();
  const id = formText(form, 'question');
  const typed = formText(form, 'answer');
  const answer = await call(args, answerQuestion, { json: { question_id: id, answer: typed } });
  const { message } = answer;
  if (!answer.ok && answer.status === FORM_REFUSED) return { kind: 'refused', id, message, typed };
  leaveFlash(args, answer.ok ? 'message' : 'error', message);
  return redirect(makePaths(args.context.get(visitContext).language).questions());
};
