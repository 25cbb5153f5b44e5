import type { PageHandle } from '../app/page-title.ts';
import { DeleteAccount } from '../features/deletion/delete-account.tsx';
import { ExportData } from '../features/export/export-data.tsx';
import { Appearance } from '../features/settings/appearance.tsx';
import { Connections } from '../features/settings/connections.tsx';
import { Preferences } from '../features/settings/preferences.tsx';
import { Security } from '../features/settings/security.tsx';
import { BillingSection } from '../features/subscription/billing-section.tsx';
import { settingsTexts } from '../texts/settings.ts';
import { Heading } from '../ui/heading.tsx';
import { Page } from '../ui/page.tsx';

export const handle: PageHandle = { title: settingsTexts.settings };

const parts = [
  ['billing', settingsTexts.accountSubscription],
  ['notifications', settingsTexts.notificationSettings],
  ['privacy', settingsTexts.privacy],
  ['language', settingsTexts.languageAndTime],
  ['appearance', settingsTexts.appearance],
  ['security', settingsTexts.security],
  ['data', settingsTexts.yourData],
  ['connections', settingsTexts.connectedAccounts],
] as const;

function Contents() {
  return (
    <nav aria-label={settingsTexts.settings} className="sticky top-8 self-start max-lg:hidden">
      <ul className="grid gap-1 border-l border-rule text-15">
        {parts.map(([anchor, label]) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="block min-h-8 px-4 py-1 text-quiet no-underline hover:text-ink">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Component() {
  return (
    <Page className="pb-20">
      <Heading level={1} className="py-8 sm:pt-12">
        {settingsTexts.settings}
      </Heading>
      <div className="grid gap-x-16 lg:grid-cols-[220px_minmax(0,760px)]">
        <Contents />
        <div className="grid min-w-0 gap-12 [&_h2]:scroll-mt-8">
          <BillingSection />
          <Preferences />
          <Appearance />
          <Security>
            <DeleteAccount />
          </Security>
          <ExportData />
          <Connections />
        </div>
      </div>
    </Page>
  );
}
