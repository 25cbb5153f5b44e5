import { ANCHOR_MATERIAL_CHARACTERS, CONTENT_MINIMUM, MATERIAL_CHARACTERS } from '../catalogue/limits.ts';
import { TOO_FAST } from './too-fast.ts';

/** Not by `toLocaleString`: every function loads these texts, and loading a locale takes as long as much of the rest. */
const inDigits = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Every way a call can be refused: what the status is and what the person reads unless the place knows better.
 * `retryAfter`, seconds: when to try again, unless the refusal itself knows that.
 * Texts that the specification quotes stand here letter for letter.
 */
export const errorCodes = {
  invalid: { status: 400, text: 'Some of what was sent is missing or not valid.' },
  not_json: { status: 400, text: 'The request body is not valid JSON.' },
  bad_cursor: { status: 400, text: 'This list has changed. Load it again from the start.' },
  unauthenticated: { status: 401, text: 'Not authenticated' },
  sign_in: { status: 401, text: 'Please sign in' },
  forbidden: { status: 403, text: "You don't have permission to do this." },
  not_found: { status: 404, text: 'Not found' },
  session_not_found: { status: 404, text: 'Story session not found or not accessible' },
  scene_type_unknown: { status: 404, text: 'Failed to determine scene type' },
  card_not_found: { status: 404, text: 'This card is not in your deck any more.' },
  conflict: { status: 409, text: 'Somebody changed this at the same time. Please try again.' },
  not_shareable: { status: 409, text: 'Only a session that has been written can be shared.' },
  own_post: { status: 403, text: 'This is your own. Likes and added copies are for what others share.' },
  collection_full: { status: 409, text: 'A collection holds 200 items at most.' },
  collection_not_found: { status: 404, text: 'Collection not found or not accessible' },
  not_gradable: { status: 409, text: 'This scene has no quiz to answer.' },
  not_comparable: { status: 409, text: 'This answer is not for you to compare.' },
  not_answered: { status: 409, text: 'Answer this question first.' },
  not_completable: { status: 409, text: 'A quiz is completed by submitting its answers.' },
  scene_not_written: { status: 409, text: 'This scene is still being written.' },
  already_generating: { status: 409, text: 'This session is already being generated.' },
  not_generating: { status: 409, text: 'Nothing is being generated here any more.' },
  nothing_to_retry: { status: 409, text: 'There is nothing to try again here. Please start anew with your material.' },
  session_full: { status: 409, text: 'A session holds 120 scenes at most. Please start a new one with this material.' },
  already_written: { status: 409, text: 'This session is written already. Open it, or edit it to add more.' },
  key_reused: { status: 409, text: 'This request was already used for something else.' },
  not_a_log: { status: 400, text: 'That is no package of Anki and no table of its review log.' },
  too_large: { status: 413, text: 'That is too large to send. Please shorten it or upload it as a file.' },
  content_required: {
    status: 422,
    text: 'Please provide learning content or upload a file to generate a story',
  },
  lesson_content_required: { status: 422, text: 'Please paste content or upload a file' },
  expansion_required: { status: 422, text: 'Please add some new material to expand the story' },
  universe_required: { status: 422, text: 'Select an anchor universe (or choose AI).' },
  topic_required: { status: 422, text: 'Choose a topic + sub-topic, or enter a manual topic.' },
  material_required: {
    status: 422,
    text: 'Without a language model a lesson needs material: paste some text, or choose one of the preset sub-topics.',
  },
  not_written: { status: 409, text: 'There is nothing to expand yet. Generate the session first.' },
  content_short: {
    status: 422,
    text: `Please provide more substantial content (at least ${CONTENT_MINIMUM} characters) or upload a file`,
  },
  content_long: {
    status: 422,
    text: `This material holds more than ${inDigits(MATERIAL_CHARACTERS)} characters. Please split it and use one part for each lesson.`,
  },
  anchor_content_long: {
    status: 422,
    text: `Content too long. Max ${inDigits(ANCHOR_MATERIAL_CHARACTERS)} characters.`,
  },
  style_required: { status: 422, text: 'Please select a genre and author style' },
  upload_missing: { status: 422, text: 'The uploaded file is no longer there. Please upload it again.' },
  quota_exceeded: {
    status: 402,
    text: "You've reached your usage limit. Please upgrade your plan or try again later.",
  },
  running_limit: {
    status: 429,
    text: 'Another generation is still running. Please wait until it is done and try again.',
  },
  budget_spent: {
    status: 503,
    text: 'The daily budget for new generations is used up. Please try again tomorrow.',
  },
  pro_only: { status: 403, text: 'Custom genres and author styles are part of the Pro plan.' },
  plans_absent: { status: 503, text: 'No subscription products available' },
  portal_absent: { status: 503, text: 'Subscription management portal coming soon!' },
  price_unknown: { status: 422, text: 'This plan is not on offer any more. Please load the page again.' },
  foreign_address: { status: 422, text: 'The payment page can only lead back to this site.' },
  already_subscribed: { status: 409, text: 'You have a subscription already. Manage it in your settings.' },
  never_subscribed: { status: 409, text: 'There is no subscription to manage yet.' },
  payments_busy: { status: 503, text: 'The payment service does not answer right now. Please try again in a moment.' },
  member_not_found: { status: 404, text: 'There is no member with this id.' },
  own_role: { status: 403, text: 'Nobody changes their own role.' },
  owners_only: { status: 403, text: 'Only an owner can make or unmake an owner.' },
  last_owner: { status: 409, text: 'The last owner cannot be demoted. Make somebody else an owner first.' },
  own_session: { status: 409, text: 'This session is your own. You can stop sharing it instead.' },
  nothing_to_hide: { status: 409, text: 'Nobody but its author can read this session any more.' },
  deletion_absent: {
    status: 503,
    text: 'Account deletion is not yet implemented. Please contact support.',
  },
  deletion_unconfirmed: { status: 422, text: 'Please type DELETE to confirm' },
  export_absent: { status: 404, text: 'This export is not there any more. Please make a new one.' },
  nothing_to_export: { status: 409, text: 'There is nothing to export yet. Generate the session first.' },
  format_pro: { status: 403, text: 'This format is part of the Pro plan. Markdown is free for everybody.' },
  bad_unsubscribe: {
    status: 400,
    text: 'This link is not complete. Turn e-mails off in your settings instead.',
  },
  current_password_required: { status: 403, text: 'Please type your current password too.' },
  current_password_wrong: { status: 403, text: 'Your current password is not right.' },
  password_refused: { status: 422, text: 'This password cannot be used. Please choose another one.' },
  too_many_tries: { status: 429, text: 'Too many tries. Please wait a while and try again.' },
  too_fast: { status: 429, text: TOO_FAST },
  not_a_photo: { status: 422, text: 'Please select a PNG, JPG, or WebP image file.' },
  person_not_found: { status: 404, text: 'There is no public profile here.' },
  bad_signature: { status: 400, text: 'This event is not signed as it should be.' },
  busy: { status: 503, text: 'The service is busy right now. Please try again in a moment.', retryAfter: 1 },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; text: string; retryAfter?: number }>;

export type ErrorCode = keyof typeof errorCodes;
