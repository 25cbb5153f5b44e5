import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Output } from '../../../../../shared/contract/endpoint.ts';
import type { Case, CaseDecision, CaseStatus } from '../../../../../shared/model/report.ts';
import { api, keyOf } from '../../../lib/api/api.ts';
import { saidBy } from '../../../lib/words/reason.ts';
import { commonTexts } from '../../../texts/common.ts';
import { type Confirmation, confirm } from '../../../ui/overlay/confirm.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { moderationTexts } from './texts.ts';

type Page = Output<Contract['listCases']>;
type Pages = InfiniteData<Page>;

export const casesQuery = (status: CaseStatus) =>
  infiniteQueryOptions<Page, ApiError, Pages, readonly unknown[], string | undefined>({
    queryKey: keyOf('listCases', { query: { status } }),
    queryFn: ({ pageParam: cursor, signal }) =>
      api('listCases', { query: { status, ...(cursor === undefined ? {} : { cursor }) } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });

export const titleOfCase = ({ session }: Pick<Case, 'session'>): string =>
  session?.title ?? moderationTexts.goneSession;

const questions: Readonly<Record<CaseDecision, (title: string) => Confirmation>> = {
  hide: (title) => ({
    title: moderationTexts.hideTitle,
    text: moderationTexts.hideText({ title }),
    action: moderationTexts.hide,
    danger: true,
  }),
  restore: (title) => ({
    title: moderationTexts.restoreTitle,
    text: moderationTexts.restoreText({ title }),
    action: commonTexts.restore,
  }),
  dismiss: (title) => ({
    title: moderationTexts.dismissTitle,
    text: moderationTexts.dismissText({ title }),
    action: commonTexts.dismiss,
  }),
};
const done: Readonly<Record<CaseDecision, string>> = {
  hide: moderationTexts.hideDone,
  restore: moderationTexts.restoreDone,
  dismiss: moderationTexts.dismissDone,
};

/** Confirms and decides a case; the case then leaves its list. */
export const useDecision = () => {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ session_id: sessionId, decision }: Pick<Case, 'session_id'> & { decision: CaseDecision }) =>
      api('decideCase', { params: { sessionId }, body: { decision } }),
    onSuccess: (decided, { decision }) => {
      for (const status of ['open', 'hidden', 'dismissed'] as const)
        queries.setQueryData<Pages>(
          casesQuery(status).queryKey,
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page, at) => ({
                ...page,
                items: [
                  ...(at === 0 && status === decided.status ? [decided] : []),
                  ...page.items.filter(({ session_id }) => session_id !== decided.session_id),
                ],
              })),
            },
        );
      toast.success(done[decision]);
    },
    onError: (error) => void toast.error(saidBy(error) || moderationTexts.decideFailed),
  });
  return {
    deciding: isPending ? variables.session_id : undefined,
    decide: async (item: Case, decision: CaseDecision): Promise<void> => {
      if (await confirm(questions[decision](titleOfCase(item)))) mutate({ session_id: item.session_id, decision });
    },
  };
};
export type Decision = ReturnType<typeof useDecision>;
