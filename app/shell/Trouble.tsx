import type { Line } from '@engine/core/ruleset';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { Page } from '../parts/Page';
import { Vellum } from '../parts/Vellum';
import { Voice } from '../parts/Words';
import { rubric } from '../theme/colours';
import { useSay, useTeller } from '../words';

/** Something cannot be opened: why, what is safe, and the way on. */
export function Trouble({ line, onLeave, again }: { line: Line; onLeave: () => void; again?: (() => void) | undefined }) {
  const say = useSay();
  const teller = useTeller();
  return (
    <Page testID="trouble" footer={<Button kind={again ? 'stone' : 'gold'} size="primary" label={say('common.home')} testID="trouble-home" onPress={onLeave} />}>
      <Vellum>
        <Icon name="cancel" size={44} colour={rubric} />
        <Voice testID="trouble-why">{teller.line(line)}</Voice>
        {again && <Button kind="gold" label={say('net.again')} testID="trouble-again" onPress={again} />}
      </Vellum>
    </Page>
  );
}
