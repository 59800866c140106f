import { m } from '#messages/messages.js';
import type { CallState, VisitCall } from '../call/visit-call.ts';
import { DevicesPanel } from '../devices/devices-panel.tsx';
import { CallStage } from '../stage/call-stage.tsx';
import { CallBar, type Panels } from './call-bar.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { RoomPanel } from './room-panel.tsx';
import type { ConsultationRoom } from './use-consultation-room.ts';
import { useUnreadCount } from './use-unread.ts';

interface CallRoomProps {
  readonly room: ConsultationRoom;
  readonly call: VisitCall;
  readonly state: CallState;
  readonly panels: Panels;
  readonly speakerId: string | null;
  readonly onSpeaker: (speakerId: string) => void;
}

export function CallRoom({ room, call, state, panels, speakerId, onSpeaker }: CallRoomProps) {
  const { me, other } = room;
  const unread = useUnreadCount(state.messages, panels.open === 'chat');
  return (
    <>
      <CallStage state={state} me={me} other={other} speakerId={speakerId} />
      <CallBar
        call={call}
        state={state}
        names={me.role === 'doctor' ? ['chat', 'patient', 'devices'] : ['chat', 'devices']}
        panels={panels}
        unread={unread}
        onEnd={call.end}
      />
      <RoomPanel
        id={panels.id('chat')}
        title={m.consultations_chat_title({ name: other.name })}
        open={panels.open === 'chat'}
        asked={panels.asked}
        onClose={() => panels.close('chat')}
      >
        <ChatPanel messages={state.messages} name={other.name} onSay={call.say} />
      </RoomPanel>
      <RoomPanel
        id={panels.id('devices')}
        title={m.consultations_bar_devices()}
        open={panels.open === 'devices'}
        asked={panels.asked}
        onClose={() => panels.close('devices')}
      >
        {panels.open === 'devices' && (
          <DevicesPanel call={call} state={state} speakerId={speakerId} onSpeaker={onSpeaker} />
        )}
      </RoomPanel>
    </>
  );
}
