/** The strip that Today stands in, of the same height while it loads. */
export const todayStyle =
  'mb-4 grid min-h-[106px] grid-cols-[auto_auto_auto_minmax(0,1fr)_auto] items-center gap-x-8 rounded-card border border-l-6 border-rule border-l-story-fill bg-raised px-6 py-5 max-lg:grid-cols-[auto_auto_auto_minmax(0,1fr)] max-lg:gap-y-4 max-sm:grid-cols-[auto_auto_1fr] max-sm:gap-x-5 max-sm:gap-y-3 max-sm:border-t-6 max-sm:border-l max-sm:border-t-story-fill max-sm:border-l-rule max-sm:px-5 max-sm:pt-4';
