export function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="font-semi text-ink underline">
      {to}
    </a>
  );
}
