import * as z from 'zod/mini';
import type { ModelLimits } from './local-model.ts';
import type { RequestBody } from './request-body.ts';

/** Tokens of thinking by effort: not measured, chosen high on purpose. */
const TOKENS: Readonly<Record<string, number>> = { low: 500, medium: 1_500, high: 4_000, xhigh: 8_000, max: 16_000 };
const USUAL_EFFORT = 'medium';

const Fields = z.object({ thinking: z.optional(z.object({ type: z.string() })) });

const refusal = (said: string): string => `The model returned the following errors: ${said}`;

/** The tokens of thinking before the answer, or the reason why the request is refused. */
export function thinkingOf(body: RequestBody, limits: ModelLimits, forced: boolean): number | string {
  const { thinking } = z.parse(Fields, body.additionalModelRequestFields ?? {});
  const effort = body.outputConfig?.effort ?? USUAL_EFFORT;
  if (thinking && limits.noThinkingField)
    return 'Malformed input request: extraneous key [thinking] is not permitted, please reformat your input and try again.';
  if (!limits.thinks) return 0;
  const type = limits.thinks.find((known) => known === (thinking?.type ?? 'adaptive'));
  if (type === undefined)
    return refusal(
      `"thinking.type.${thinking?.type}" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.`,
    );
  if (type === 'adaptive' && forced) return refusal('Thinking may not be enabled when tool_choice forces tool use.');
  if (type !== 'adaptive' && (effort === 'xhigh' || effort === 'max'))
    return refusal('output_config.effort: must be "high" or below when thinking is disabled.');
  return type === 'adaptive' ? (TOKENS[effort] ?? 0) : 0;
}
