/** Names of days, months and times of day in the languages that sellers mix, as patterns. */
import { either, phrase, token } from './patterns.ts';

/** Nobody takes these for another word. */
const CLEAR_MONTHS =
  'january|february|april|june|july|august|september|october|november|december|feb|feb.|apr|apr.|jun|jul|aug|aug.|sept|sept.|sep|oct|oct.|nov|nov.|dec.|januar|jänner|februar|märz|juni|juli|oktober|dezember|okt|okt.|dez|dez.|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|januari|februari|maart|augustus|mei|agustus|desember';
/** Words of their own elsewhere: months only beside a day. */
const OTHER_MONTHS = 'may|march|mar|mar.|jan|jan.|dec|mai|mars|marzo|maret|ene|abr|ago|set|out|fev|mär|mrz|maj';
export const anyMonth = phrase(`${CLEAR_MONTHS}|${OTHER_MONTHS}`);
export const clearMonth = phrase(
  CLEAR_MONTHS.replaceAll(/\|(?:feb|apr|jun|jul|aug|sept|sep|oct|nov|okt|dez)\.?(?=\|)/g, ''),
);

export const fullDay = phrase(
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|sábados|domingo|domingos|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|senin|selasa|rabu|kamis|jumat|sabtu|minggu|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela',
);
/** Short names: "sat", "sun" and "do" are other words too, so they need company. */
export const shortDay = phrase(
  'mon|mon.|tue|tue.|tues|tues.|wed|wed.|thu|thu.|thur|thur.|thurs|thurs.|fri|fri.|sat|sat.|sun|sun.|mo|mo.|di|di.|mi|mi.|do|do.|fr|fr.|sa|sa.|so|so.|lun|lun.|mié|jue|vie|sáb|sab|dom|seg|ter|qua|qui|sex|weekdays|weekends|weekend|daily|every day|everyday|täglich|tous les jours|todos los días',
);
export const anyDay = either(fullDay, shortDay);

export const zone = token(({ text }) =>
  /^(?:WIB|WITA|WIT|GMT|UTC|EST|EDT|CST|CDT|MST|PST|PDT|ET|PT|CET|CEST|MEZ|BST|IST|EAT|WAT|CAT|SAST|PKT|JST|KST|SGT|PHT|AEST|AEDT)$/.test(
    text,
  ),
);

export const hourWord = phrase('one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve');
export const namedHour = phrase('noon|midnight|midday|12 noon|12 midnight');
/** Days said from today. */
export const relativeDay = phrase(
  'today|tonight|tomorrow|tomorrow night|tomorrow morning|tomorrow evening|tomorrow afternoon|this weekend|next weekend|this evening|this afternoon|this morning|heute|heute abend|morgen abend|ce soir|demain|hoy|esta noche|mañana por la noche|hoje|amanhã|stasera|domani|malam ini|besok|aaj|dieses wochenende|ce week-end|este sábado|este fin de semana|all weekend|all day|next week|next month|this week|this month',
);
