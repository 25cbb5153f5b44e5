import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, vi } from 'vitest';
import type { Subscription } from '../../../../shared/model/account/subscription.ts';
import { closeSignIn } from '../../../../web/src/features/auth/dialog/sign-in-modal.ts';
import { BillingSection } from '../../../../web/src/features/subscription/billing-section.tsx';
import { tokenFrom } from '../../../../web/src/lib/auth/access-token.ts';
import { Component as Success } from '../../../../web/src/routes/checkout-success.tsx';
import { Component as Pricing } from '../../../../web/src/routes/site/pricing.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, stubApi } from '../fake-api.ts';
import { plans } from '../samples/plans.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

function Toasted() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

const routes = [
  {
    element: <Toasted />,
    children: [
      { path: '/pricing', Component: Pricing },
      { path: '/checkout/success', Component: Success },
      { path: '/settings', element: <BillingSection /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
  },
];

export const holding = (subscription: Subscription | null, trial_available = false) => ({
  subscription,
  trial_available,
});

const answering = (answers: Answers) =>
  stubApi({
    getMe: () => user({ created_at: '2025-06-01T12:00:00.000Z' }),
    listPlans: () => ({ plans }),
    createCheckout: () => ({ sessionId: 'cs_1', url: 'https://pay.example/cs_1' }),
    createPortal: () => ({ url: 'https://pay.example/portal' }),
    ...answers,
  });

export const asAnonymous = (at: string, answers: Answers = {}) => ({
  ...answering(answers),
  ...show(routes, at, createFakeAuth().auth),
});

export const asUser = (at: string, answers: Answers = {}) => {
  tokenFrom(async () => 'token');
  const fake = createFakeAuth(session());
  return { ...fake, ...answering(answers), ...show(routes, at, fake.auth) };
};

export const said = (text: string | RegExp) => screen.findByText(text);

afterEach(() => {
  act(() => toast.remove());
  act(() => closeSignIn());
  tokenFrom(async () => undefined);
  vi.restoreAllMocks();
});
