import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { aSubscription, plans } from '../samples/plans.ts';
import { asAnonymous, asUser, holding, said } from './stage.tsx';

const card = (name: string) => within(screen.getByRole('region', { name }));
const facts = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const answerTo = (question: string) => screen.getByText(question).closest('details')?.textContent ?? '';

describe('the pricing page', () => {
  it('has a card for each plan, and what each holds [BILL-01, BILL-02, BILL-05, BILL-09, GLOB-05]', () => {
    asAnonymous('/pricing');
    expect(facts('Free')).toContain('Up to 3 story sessions');
    expect(facts('Free')).toContain('10 Traditional lessons with quizzes each month');
    expect(facts('Pro')).toEqual(
      expect.arrayContaining([
        'Unlimited story sessions',
        'Advanced AI features',
        'Custom genres and author styles',
        'Priority support',
        'No monthly lesson limits',
      ]),
    );
  });

  it('says what the AI features and the support of Pro are, with the figures of the plans [BILL-02]', () => {
    asAnonymous('/pricing');
    const pro = screen.getByRole('region', { name: 'Pro' }).textContent;
    const { running } = planLimits.pro;
    expect(pro).toContain(`${running} lessons are written at the same time instead of ${planLimits.free.running}`);
    expect(pro).toContain(`up to ${planLimits.pro.pace} times as many scenes at a time`);
    expect(pro).toContain('mail to support@fabula.example from the address of a Pro account is answered first');
  });

  it('promises a larger model only where the deployment has one [BILL-02]', async () => {
    const { unmount } = asAnonymous('/pricing');
    expect(screen.queryByText(/larger/)).toBeNull();
    expect(screen.getByText(/The model is the same in both plans/)).toBeTruthy();
    unmount();
    asAnonymous('/pricing', { listPlans: () => ({ plans, larger_model: true }) });
    expect(await card('Pro').findByText('Lessons written by a larger model')).toBeTruthy();
    expect(screen.queryByText(/The model is the same/)).toBeNull();
    expect(screen.getByRole('row', { name: /^Who writes the lessons/ })).toBeTruthy();
  });

  it('promises no keeping that the deletion of an account would break [BILL-64, SET-15]', () => {
    asAnonymous('/pricing');
    const answer = answerTo('What happens to my data if I cancel?');
    expect(answer).not.toContain('whatever happens');
    expect(answer).toContain('if you delete your account, everything goes with it');
  });

  it('offers Pro by the month and by the year, with what a year saves [BILL-01, BILL-13, BILL-14, BILL-16, BILL-17]', () => {
    asAnonymous('/pricing');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Yearly 2 months free' })).toBeTruthy();
    const pro = screen.getByRole('region', { name: 'Pro' }).textContent;
    expect(pro).toContain('$19per month');
    expect(pro).toContain('$15.83per month, billed yearly');
    expect(pro).toContain('$190 per year instead of $228. You save $38.');
  });

  it('shows the prices of the catalogue once they are here [BILL-22, BILL-23]', async () => {
    asAnonymous('/pricing', {
      listPlans: () => ({
        plans: [
          {
            productId: 'prod',
            priceId: 'price',
            name: 'Fabula Pro Monthly Subscription',
            description: 'All of it',
            price: 25,
            mode: 'subscription',
            interval: 'month',
          },
        ],
      }),
    });
    expect(await card('Pro').findByText('$25')).toBeTruthy();
  });

  it('compares the plans in a table [BILL-10]', () => {
    asAnonymous('/pricing');
    const row = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(row('Story sessions')).toEqual(['FreeUp to 3', 'ProUnlimited']);
    expect(row('Traditional lessons')).toEqual(['Free10 a month', 'ProNo limit']);
    expect(row('Custom genres')).toEqual(['FreeNot included', 'ProIncluded']);
    expect(row('Export')).toEqual(['FreeMarkdown', 'ProMarkdown, web page, e-book']);
  });

  it('answers eight questions, of the trial, the discount and the data among them [BILL-06, BILL-11, BILL-61, BILL-63, BILL-64, BILL-65]', () => {
    asAnonymous('/pricing');
    expect(document.querySelectorAll('details')).toHaveLength(8);
    expect(answerTo('Is there a free trial?')).toContain('14-day free trial, no card required, once for each customer');
    const discount = answerTo('Is there a discount for students and educators?');
    expect(discount).toContain('50%');
    expect(discount).toContain('support@fabula.example');
    expect(discount).toContain('promotion code');
    expect(answerTo('What happens to my data if I cancel?')).toContain('kept for 30 days after cancellation');
    expect(answerTo('Can I export what I make?')).toContain('Markdown');
  });
});

describe('the button of Pro', () => {
  const buttons = () => card('Pro').getAllByRole('button');

  it('offers an anonymous user the trial [BILL-15, BILL-62]', () => {
    asAnonymous('/pricing');
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Start Pro Trial', 'Start Pro Trial']);
    expect(screen.getByText(/^14 days free, no card required\./)).toBeTruthy();
  });

  it('offers the trial to a member who has not had it, and after it the subscription [BILL-15, BILL-61]', async () => {
    const { unmount } = asUser('/pricing', { getSubscription: () => holding(null, true) });
    expect(await card('Pro').findAllByRole('button', { name: 'Start Pro Trial' })).toHaveLength(2);
    unmount();
    asUser('/pricing', { getSubscription: () => holding(aSubscription({ subscription_status: 'canceled' })) });
    expect(await card('Pro').findAllByRole('button', { name: 'Upgrade to Pro' })).toHaveLength(2);
    expect(screen.queryByText(/14 days free/)).toBeNull();
  });

  it('leads a subscriber to where the subscription is managed', async () => {
    asUser('/pricing', { getSubscription: () => holding(aSubscription()) });
    expect((await screen.findByRole('link', { name: 'Manage Subscription' })).getAttribute('href')).toBe('/settings');
    expect(await said('Your plan is Fabula Pro Monthly.')).toBeTruthy();
  });
});
