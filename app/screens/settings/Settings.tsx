import { mouth } from '../../device/mouth';
import { change, useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { Field } from '../../parts/Field';
import { Head } from '../../parts/Head';
import { Page } from '../../parts/Page';
import { Section } from '../../parts/Section';
import { Switch } from '../../parts/Switch';
import { Body, Minor } from '../../parts/Words';
import { useSay } from '../../words';

/** This phone's own choices: name, language, voice, dice. */
export function Settings({ onLeave }: { onLeave: () => void }) {
  const say = useSay();
  const { locale, name, voice, rate, dice } = useSettings();
  return (
    <Page testID="settings" head={<Head title={say('settings.title')} back={{ label: say('common.back'), onPress: onLeave }} testID="settings-head" />}>
      <Field label={say('lobby.your-name')} value={name} onChange={(to) => change({ name: to })} maxLength={24} testID="settings-name" autoComplete="name" />
      <Section title={say('home.language')}>
        <Choice label={say('home.language')} value={locale} onChange={(to) => change({ locale: to })} testID="settings-language" options={[{ value: 'en', label: 'English' }, { value: 'fr', label: 'Français' }]} />
      </Section>
      <Section title={say('settings.spirit')}>
        <Switch label={say('settings.voice')} note={say('settings.voice-note')} value={voice} onChange={(on) => change({ voice: on })} testID="settings-voice" />
        <Choice label={say('settings.rate')} value={String(rate)} onChange={(to) => change({ rate: Number(to) })} testID="settings-rate" options={['0.8', '1', '1.25'].map((value) => ({ value, label: say(`settings.rate-${value.replace('.', '')}`) }))} />
        <Button kind="stone" icon="speaker" label={say('settings.try')} testID="settings-try" onPress={() => void mouth().speak(say('settings.sample'), locale, rate)} />
      </Section>
      <Section title={say('settings.dice')}>
        <Choice label={say('settings.dice')} value={dice} onChange={(to) => change({ dice: to })} testID="settings-dice" options={[{ value: 'app', label: say('dice.app') }, { value: 'real', label: say('dice.real') }]} />
        <Minor>{say('settings.dice-note')}</Minor>
      </Section>
      <Section title={say('settings.about')} ornament="line">
        <Body>{say('settings.icons')}</Body>
        <Body>{say('settings.fonts')}</Body>
      </Section>
    </Page>
  );
}
