import { useEffect, useRef } from 'react';
import type { HospitalInvitation } from '#contract/hospital/hospital-invitations.ts';
import { m } from '#messages/messages.js';
import { useSession } from '#web/api/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { joinPath } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from '../team/team.module.css';
import { roleLabel } from '../team/team-labels.ts';

interface MadeLinkProps {
  readonly invitation: Pick<HospitalInvitation, 'name' | 'role' | 'phone'>;
  readonly secret: string;
  readonly isSent: boolean;
  /** No email was sent because the hospital is not verified yet. */
  readonly isUnchecked: boolean;
  readonly takesFocus: boolean;
}

/** The link of an invitation, to copy or share; it cannot be shown again. */
export function InvitationLink({ invitation, secret, isSent, isUnchecked, takesFocus }: MadeLinkProps) {
  const { name, role, phone } = invitation;
  const hospital = useSession().user?.hospitalName ?? '';
  const link = `${window.location.origin}${joinPath(secret)}`;
  const said = encodeURIComponent(m.team_mail_text({ name, hospital, link }));
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) copy.current?.focus();
  }, [takesFocus]);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.good(m.team_link_copied());
    } catch (error) {
      console.warn('The link could not be copied:', error); // it can be selected by hand
    }
  };
  const onShare = async () => {
    try {
      await navigator.share({ url: link });
    } catch (error) {
      // The user closed the share sheet without a choice.
      if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
    }
  };
  return (
    <div className={styles.form} role="status">
      <h3>{m.team_link_title({ name })}</h3>
      <p>{roleLabel(role)}</p>
      <p className="muted readable">
        {m.team_link_text()} {isSent && m.team_link_sent()}
      </p>
      {isUnchecked && <p>{m.team_link_unchecked()}</p>}
      <Field label={m.team_link()} readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className="row-2">
        <Button ref={copy} onClick={() => void onCopy()}>
          <Icon name="copy" />
          {m.team_link_copy()}
        </Button>
        {/* WhatsApp opens on the inviter's device, with the text to be sent by hand. */}
        <ButtonLink
          look="quiet"
          to={`https://wa.me/${phone && `91${phone}`}?text=${said}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="send" />
          {m.team_link_whatsapp()}
        </ButtonLink>
        {'share' in navigator && (
          <Button look="quiet" onClick={() => void onShare()}>
            <Icon name="arrowRight" />
            {m.booked_share()}
          </Button>
        )}
      </div>
    </div>
  );
}
