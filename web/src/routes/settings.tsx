import type { PageHandle } from '../app/page-title.ts';
import { DeleteAccount } from '../features/deletion/delete-account.tsx';
import { ExportData } from '../features/export/export-data.tsx';
import { Appearance } from '../features/settings/appearance.tsx';
import { Preferences } from '../features/settings/preferences.tsx';
import { Security } from '../features/settings/security.tsx';
import { settingsTexts } from '../features/settings/texts.ts';
import { BillingSection } from '../features/subscription/billing-section.tsx';
import { writerTexts } from '../features/writer/texts.ts';
import { useMayChoose } from '../features/writer/use-writers.ts';
import { WriterSection } from '../features/writer/writer-section.tsx';
import { commonTexts } from '../texts/common.ts';
import { placeTexts } from '../texts/place.ts';
import { planTexts } from '../texts/plan.ts';
import { Heading } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';

export const handle: PageHandle = { title: placeTexts.settings };

const WRITER = 'writer';

const parts = [
  { anchor: 'billing', label: planTexts.billing },
  {
    anchor: 'preferences',
    label: settingsTexts.preferencesTitle,
    parts: [
      { anchor: 'notifications', label: settingsTexts.mailsTitle },
      { anchor: 'privacy', label: settingsTexts.privacyTitle },
      { anchor: 'language', label: settingsTexts.languageTitle },
      { anchor: 'connections', label: settingsTexts.connectionsTitle },
    ],
  },
  { anchor: 'appearance', label: settingsTexts.appearanceTitle },
  { anchor: WRITER, label: writerTexts.title },
  { anchor: 'security', label: settingsTexts.securityTitle },
  { anchor: 'data', label: commonTexts.yourData },
];
type Part = Omit<(typeof parts)[number], 'parts'> & { parts?: Part[] };

function Parts({ of, className }: { of: readonly Part[]; className: string }) {
  return (
    <ul className={className}>
      {of.map(({ anchor, label, parts: within }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="block min-h-8 px-4 py-1 text-quiet no-underline hover:text-ink">
            {label}
          </a>
          {within && <Parts of={within} className="grid gap-1 pl-4" />}
        </li>
      ))}
    </ul>
  );
}

function Contents() {
  const mayChoose = useMayChoose();
  return (
    <nav aria-label={placeTexts.settings} className="sticky top-[calc(32px+var(--banner))] self-start max-lg:hidden">
      <Parts
        of={parts.filter(({ anchor }) => anchor !== WRITER || mayChoose)}
        className="grid gap-1 border-l border-rule text-15"
      />
    </nav>
  );
}

export function Component() {
  return (
    <Page className="pb-20">
      <Heading level={1} className="py-8 sm:pt-12">
        {placeTexts.settings}
      </Heading>
      <div className="grid gap-x-16 lg:grid-cols-[220px_minmax(0,760px)]">
        <Contents />
        <div className="grid min-w-0 gap-12 [&_h2]:scroll-mt-8 [&_h3]:scroll-mt-8">
          <BillingSection />
          <Preferences />
          <Appearance />
          <WriterSection />
          <Security>
            <DeleteAccount />
          </Security>
          <ExportData />
        </div>
      </div>
    </Page>
  );
}
