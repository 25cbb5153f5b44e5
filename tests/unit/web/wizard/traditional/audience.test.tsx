import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { audiences } from '../../../../../shared/catalogue/contract-choices.ts';
import {
  SubscriptionContext,
  type SubscriptionState,
} from '../../../../../web/src/features/subscription/subscription-context.ts';
import { emptyLesson } from '../../../../../web/src/features/wizard/traditional/lesson-draft.ts';
import { StepContract } from '../../../../../web/src/features/wizard/traditional/step-contract.tsx';
import { stubApi } from '../../fake-api.ts';
import { openSelect } from '../../select.ts';

const nobody: SubscriptionState = {
  status: 'none',
  subscription: null,
  active: false,
  plan: 'Free',
  trialAvailable: false,
  user: undefined,
  error: null,
  reload: () => undefined,
  refresh: async () => undefined,
};

it('the traditional wizard offers the audiences of the Custom one, and starts with college [CAT-24]', async () => {
  const change = vi.fn();
  stubApi({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionContext value={nobody}>
        <StepContract form={emptyLesson} change={change} />
      </SubscriptionContext>
    </QueryClientProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Target audience' });
  expect(field.textContent).toContain('college (18+)');
  const offered = (await openSelect(field)).map((option) => option.textContent);
  expect(offered).toEqual(audiences.map(({ label }) => label));
  await userEvent.click(screen.getByRole('option', { name: 'adult (self-study)' }));
  expect(change).toHaveBeenCalledWith({ targetAudience: 'adult' });
});
