import { DAY, epochSeconds } from '../../../shared/model/time.ts';
import type { Request, RequestedId } from '../../domain/request/request.ts';
import { type Fragment, put } from '../fragment.ts';
import { requestKey } from '../keys.ts';

/** The key was used before. */
export class AlreadyRequested extends Error {
  override readonly name = 'AlreadyRequested';
}

/** Stands first in its transaction, so that a repeated request is known as one whatever else has changed since. */
export const claimRequest = ({ userId, key, fingerprint, now }: Request, id: RequestedId): Fragment =>
  put(
    { ...requestKey(userId, key), fingerprint, id, expires_at: epochSeconds(now + DAY) },
    {
      expression: 'attribute_not_exists(PK) OR expires_at <= :now',
      values: { ':now': epochSeconds(now) },
      refusal: () => new AlreadyRequested(),
    },
  );
