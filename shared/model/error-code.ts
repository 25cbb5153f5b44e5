/**
 * Every way a call can be refused: what the status is and what the person reads unless the place knows better.
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
  conflict: { status: 409, text: 'Somebody changed this at the same time. Please try again.' },
  not_gradable: { status: 409, text: 'This scene has no quiz to answer.' },
  not_answered: { status: 409, text: 'Answer this question first.' },
  not_completable: { status: 409, text: 'A quiz is completed by submitting its answers.' },
  scene_not_written: { status: 409, text: 'This scene is still being written.' },
  already_generating: { status: 409, text: 'This session is already being generated.' },
  not_generating: { status: 409, text: 'Nothing is being generated here any more.' },
  nothing_to_retry: { status: 409, text: 'There is nothing to try again here. Please start anew with your material.' },
  session_full: { status: 409, text: 'A session holds 120 scenes at most. Please start a new one with this material.' },
  already_written: { status: 409, text: 'This session is written already. Open it, or edit it to add more.' },
  key_reused: { status: 409, text: 'This request was already used for something else.' },
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
    text: 'Please provide more substantial content (at least 20 characters) or upload a file',
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
  bad_signature: { status: 400, text: 'This event is not signed as it should be.' },
  busy: { status: 503, text: 'The service is busy right now. Please try again in a moment.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCodes;
