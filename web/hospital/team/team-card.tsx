import { type ReactNode, useId } from 'react';
import { SettingsCard } from '#web/ui/settings-card.tsx';

interface TeamCardProps {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}

export function TeamCard({ title, id, children }: TeamCardProps) {
  const titleId = useId();
  return (
    <SettingsCard titleId={titleId} id={id}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </SettingsCard>
  );
}
