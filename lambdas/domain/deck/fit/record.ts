import { FIT_REVIEWS } from '../../../../shared/catalogue/limits.ts';
import type { DeckFit, LearningDay } from '../../../../shared/model/learning/deck.ts';
import type { Instant } from '../../../../shared/model/time.ts';
import type { Fit } from '../memory.ts';
import type { ReviewRecord } from '../review.ts';

/** What is known of how one person forgets, and when it is looked at again. */
export interface FitRecord extends Fit {
  readonly user_id: string;
  /** Answers after a day or more that the last attempt was made from; 0 before there was one. */
  readonly answers: number;
  readonly tried_at: Instant | null;
  /** Log loss on the answers that were held out: by the usual parameters, and by the fitted ones. */
  readonly usual_loss: number | null;
  readonly fitted_loss: number | null;
  /** The day on which reviews were last counted, and for which stage that asked. */
  readonly counted_on: LearningDay | null;
  readonly asked: number;
  /** The stage of the last attempt. */
  readonly tried: number;
  /** Of the row. */
  readonly row: number;
}

export const newFit = (user_id: string): FitRecord => ({
  user_id,
  version: 0,
  weights: null,
  answers: 0,
  tried_at: null,
  usual_loss: null,
  fitted_loss: null,
  counted_on: null,
  asked: 0,
  tried: 0,
  row: 0,
});

/** Each stage has a quarter more reviews than the one before: what little more says changes little. */
const GROWTH = 1.25;

/** How far a log of so many reviews has come: 0 where it is too short to be fitted to. */
export const stageOf = (reviews: number): number =>
  reviews < FIT_REVIEWS ? 0 : 1 + Math.floor(Math.log(reviews / FIT_REVIEWS) / Math.log(GROWTH));

/** With the reviews that were counted on a day; asks for an attempt where there are enough new ones. */
export const counted = (fit: FitRecord, reviews: number, day: LearningDay): FitRecord => ({
  ...fit,
  counted_on: day,
  asked: Math.max(fit.asked, stageOf(reviews)),
});

/** Whether an attempt is wanted that was not made yet. */
export const isWanted = ({ asked, tried }: FitRecord): boolean => asked > tried;

export const presentFit = ({ weights, answers, tried_at }: FitRecord): DeckFit => ({
  fitted: weights !== null,
  answers,
  tried_at,
});

export interface FitStore {
  find(userId: string): Promise<FitRecord>;
  /** Replaces the row on the version that was read; false when it was changed since. */
  save(fit: FitRecord): Promise<boolean>;
  /** How many reviews somebody ever made. */
  countReviews(userId: string): Promise<number>;
  /** All of them. */
  log(userId: string): Promise<readonly ReviewRecord[]>;
}
