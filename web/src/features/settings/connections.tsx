import { settingsTexts } from '../../texts/settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';

export function Connections() {
  return (
    <Section level={3} anchor="connections" title={settingsTexts.connectedAccounts}>
      {[settingsTexts.google, 'GitHub'].map((name) => (
        <div key={name} className="flex items-center justify-between gap-6 border-b border-rule py-4">
          <span className="flex flex-wrap items-center gap-2.5 text-15 font-semi">
            {name}
            <Badge>{settingsTexts.comingSoon}</Badge>
          </span>
          <Button size="small" disabled aria-label={settingsTexts.connectComingSoon({ name })}>
            {settingsTexts.connect}
          </Button>
        </div>
      ))}
    </Section>
  );
}
