// By weight, not by family: a family's index would bundle every cut of it.
import { Alegreya_500Medium } from '@expo-google-fonts/alegreya/500Medium';
import { Alegreya_500Medium_Italic } from '@expo-google-fonts/alegreya/500Medium_Italic';
import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold';
import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium';
import { AlegreyaSans_700Bold } from '@expo-google-fonts/alegreya-sans/700Bold';
import { AlegreyaSans_800ExtraBold } from '@expo-google-fonts/alegreya-sans/800ExtraBold';
import { GrenzeGotisch_600SemiBold } from '@expo-google-fonts/grenze-gotisch/600SemiBold';

/** For `useFonts`: every face that `type.ts` names, and no other. */
export const fonts = {
  Alegreya_500Medium,
  Alegreya_500Medium_Italic,
  Alegreya_700Bold,
  AlegreyaSans_500Medium,
  AlegreyaSans_700Bold,
  AlegreyaSans_800ExtraBold,
  GrenzeGotisch_600SemiBold,
};
