import { ANSWER_CHARACTERS, PASS_MARK } from '../../../../../shared/catalogue/limits.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Input, Output } from '../../../../../shared/contract/endpoint.ts';
import {
  type GradedOpen,
  type GradedQuestion,
  isGradedOpen,
  type OwnView,
  type Quiz,
} from '../../../../../shared/model/learning/question.ts';

export type GradedAnswers = Pick<Output<Contract['submitAnswers']>, 'score' | 'passed' | 'questions'>;
export type Answers = Input<Contract['submitAnswers']>['body']['answers'];

/** What a reader says about a graded question. */
export type Remark =
  | { readonly id: string; readonly view: OwnView | null }
  | {
      readonly id: string;
      /** Indexes of the key points that the reader finds in their answer. */
      readonly found: readonly number[];
      readonly score: number | null;
      readonly passed: boolean;
    }
  | { readonly id: string; readonly disputed: boolean; readonly score: number | null; readonly passed: boolean };

/** The chosen option of a question, or the written text; null without an answer. */
export type TypedAnswer = number | string | null;

export type QuizState =
  | { readonly step: 'intro' }
  | {
      readonly step: 'in-progress';
      /** Index of the question shown. */
      readonly at: number;
      /** The questions that are replied to, in their order. */
      readonly ids: readonly string[];
      readonly replies: readonly TypedAnswer[];
      /** Paused: the scenes are shown instead. */
      readonly away: boolean;
      /** Submitted, and waiting for a network connection. */
      readonly waiting: boolean;
    }
  | {
      readonly step: 'results';
      readonly graded: GradedAnswers;
      readonly away: boolean;
      /** Graded just now, so the next scene may open by itself. */
      readonly fresh: boolean;
    };

export type QuizAction =
  | { readonly do: 'start'; readonly ids: readonly string[] }
  | { readonly do: 'reply'; readonly reply: TypedAnswer }
  | { readonly do: 'next' | 'back' | 'leave' | 'resume' | 'retake' | 'wait' | 'refused' }
  | { readonly do: 'graded'; readonly graded: GradedAnswers }
  | { readonly do: 'remark'; readonly remark: Remark };

export const intro: QuizState = { step: 'intro' };

const compared = (question: GradedOpen, found: readonly number[]): GradedOpen => {
  const points = question.points.map((point, index) => ({ ...point, found: found.includes(index) }));
  const score = Math.round((100 * found.length) / points.length);
  return { ...question, points, score, correct: score >= PASS_MARK };
};

const remarkedQuestion = (question: GradedQuestion, remark: Remark): GradedQuestion => {
  if (question.id !== remark.id) return question;
  if ('view' in remark) return isGradedOpen(question) ? { ...question, view: remark.view } : question;
  if ('found' in remark) return isGradedOpen(question) ? compared(question, remark.found) : question;
  return { ...question, disputed: remark.disputed ? true : undefined };
};

const remarked = (graded: GradedAnswers, remark: Remark): GradedAnswers => {
  const { score, passed } = 'view' in remark ? graded : remark;
  return { score, passed, questions: graded.questions.map((question) => remarkedQuestion(question, remark)) };
};

/** "Next" needs an answer; "Retake" starts over from any state. */
export const quizStep = (state: QuizState, action: QuizAction): QuizState => {
  if (action.do === 'retake') return intro;
  if (action.do === 'start')
    return {
      step: 'in-progress',
      at: 0,
      ids: action.ids,
      replies: action.ids.map(() => null),
      away: false,
      waiting: false,
    };
  if (state.step === 'intro') return state;
  if (action.do === 'resume') return { ...state, away: false };
  if (state.step === 'results') {
    if (action.do === 'remark') return { ...state, graded: remarked(state.graded, action.remark), fresh: false };
    return action.do === 'leave' ? { ...state, away: true, fresh: false } : state;
  }
  const { at, replies } = state;
  switch (action.do) {
    case 'reply':
      return {
        ...state,
        replies: replies.map((reply, index) => (index === at ? action.reply : reply)),
        waiting: false,
      };
    case 'next':
      return isAnswered(state) && !isLast(state) ? { ...state, at: nextAfter(state) } : state;
    case 'back':
      return { ...state, at: Math.max(0, at - 1) };
    case 'leave':
      return { ...state, away: true };
    case 'wait':
    case 'refused':
      return { ...state, waiting: action.do === 'wait' };
    case 'graded':
      return { step: 'results', graded: action.graded, away: state.away, fresh: true };
    case 'remark':
      return state;
  }
};

export type InProgress = Extract<QuizState, { step: 'in-progress' }>;

/** A text that is too long does not count as an answer; its field shows that and keeps the text. */
const isGiven = (reply: TypedAnswer | undefined): boolean =>
  typeof reply === 'string' ? reply.trim() !== '' && reply.trim().length <= ANSWER_CHARACTERS : reply != null;

export const isAnswered = ({ at, replies }: InProgress): boolean => isGiven(replies[at]);
/** Whether nothing is left to answer after the question shown. */
export const isLast = ({ at, replies }: InProgress): boolean =>
  at === replies.length - 1 && replies.slice(0, at).every(isGiven);
/** After the last one comes what was replaced meanwhile. */
const nextAfter = ({ at, replies }: InProgress): number =>
  at < replies.length - 1 ? at + 1 : replies.findIndex((reply) => !isGiven(reply));

/** An attempt at the questions as they are now. One that took the place of another is open, whatever was replied to that. */
export const fitted = (state: InProgress, ids: readonly string[]): InProgress => {
  if (ids.length === state.ids.length && ids.every((id, index) => id === state.ids[index])) return state;
  const replies = ids.map((id) => state.replies[state.ids.indexOf(id)] ?? null);
  const shown = ids.indexOf(state.ids[state.at] ?? '');
  const open = replies.findIndex((reply) => !isGiven(reply));
  return { ...state, ids, replies, at: shown === -1 ? Math.max(0, open) : shown, waiting: false };
};

/** The segments of the line above a question, one per question. */
export const partsOf = ({ at, replies }: InProgress): ('here' | 'open' | 'read')[] =>
  replies.map((reply, index) => (index === at ? 'here' : isGiven(reply) ? 'read' : 'open'));

export const answersOf = ({ questions }: Pick<Quiz, 'questions'>, { replies }: InProgress): Answers =>
  questions.flatMap(({ id }, index) => {
    const reply = replies[index];
    if (reply == null || !isGiven(reply)) return [];
    return [typeof reply === 'string' ? { id, text: reply.trim() } : { id, chosen: reply }];
  });
