import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Input, Output } from '../../../../shared/contract/endpoint.ts';
import type { Quiz } from '../../../../shared/model/question.ts';

export type Graded = Pick<Output<Contract['submitAnswers']>, 'score' | 'passed' | 'questions'>;
export type Answers = Input<Contract['submitAnswers']>['body']['answers'];

export type QuizState =
  | { readonly step: 'intro' }
  | {
      readonly step: 'in-progress';
      /** Index of the question shown. */
      readonly at: number;
      /** Chosen option of each question. */
      readonly chosen: readonly (number | null)[];
      /** Set aside: the scenes are shown instead. */
      readonly away: boolean;
    }
  | {
      readonly step: 'results';
      readonly graded: Graded;
      readonly away: boolean;
      /** Just graded: the next scene may open by itself. */
      readonly fresh: boolean;
    };

export type QuizAction =
  | { readonly do: 'start'; readonly questions: number }
  | { readonly do: 'choose'; readonly option: number }
  | { readonly do: 'next' | 'back' | 'leave' | 'resume' | 'retake' }
  | { readonly do: 'graded'; readonly graded: Graded };

export const intro: QuizState = { step: 'intro' };

/** Next waits for an answer; Retake starts over, whatever was reached. */
export const quizStep = (state: QuizState, action: QuizAction): QuizState => {
  if (action.do === 'retake') return intro;
  if (action.do === 'start')
    return { step: 'in-progress', at: 0, chosen: Array.from({ length: action.questions }, () => null), away: false };
  if (state.step === 'intro') return state;
  if (action.do === 'resume') return { ...state, away: false };
  if (state.step === 'results') return action.do === 'leave' ? { ...state, away: true, fresh: false } : state;
  const { at, chosen } = state;
  switch (action.do) {
    case 'choose':
      return { ...state, chosen: chosen.map((option, index) => (index === at ? action.option : option)) };
    case 'next':
      return isAnswered(state) && at < chosen.length - 1 ? { ...state, at: at + 1 } : state;
    case 'back':
      return { ...state, at: Math.max(0, at - 1) };
    case 'leave':
      return { ...state, away: true };
    case 'graded':
      return { step: 'results', graded: action.graded, away: state.away, fresh: true };
  }
};

type InProgress = Extract<QuizState, { step: 'in-progress' }>;

export const isAnswered = ({ at, chosen }: InProgress): boolean => chosen[at] != null;
export const isLast = ({ at, chosen }: InProgress): boolean => at === chosen.length - 1;

export const answersOf = ({ questions }: Pick<Quiz, 'questions'>, { chosen }: InProgress): Answers =>
  questions.flatMap(({ id }, index) => {
    const option = chosen[index];
    return option == null ? [] : [{ id, chosen: option }];
  });
