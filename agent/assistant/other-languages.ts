/**
 * Words of other languages between English ones: "bitte the headline in rot", "por favor make the fondo azul". Only in requests that
 * are English for the rest, and never words that stand on the page.
 */

const TABLE: Readonly<Record<string, string>> = Object.fromEntries([
  // German
  'bitte:please danke:thanks rot:red blau:blue grün:green gruen:green gelb:yellow schwarz:black weiss:white weiß:white lila:purple grau:grey braun:brown rosa:pink türkis:turquoise hintergrund:background überschrift:headline titel:title schrift:text grösser:bigger größer:bigger groesser:bigger kleiner:smaller fett:bold oben:top unten:bottom links:left rechts:right mitte:middle und:and preis:price bild:photo foto:photo farbe:colour mehr:more',
  // Spanish and Portuguese
  'rojo:red roja:red azul:blue verde:green amarillo:yellow amarilla:yellow negro:black negra:black blanco:white blanca:white morado:purple naranja:orange gris:grey rosado:pink fondo:background título:title titulo:title texto:text precio:price preço:price imagen:photo imagem:photo arriba:top abajo:bottom izquierda:left derecha:right grande:bigger pequeño:smaller gracias:thanks obrigado:thanks obrigada:thanks vermelho:red preto:black branco:white amarelo:yellow roxo:purple laranja:orange fundo:background esquerda:left direita:right',
  // Dutch
  'achtergrond:background rood:red blauw:blue groen:green geel:yellow zwart:black wit:white groter:bigger tekst:text prijs:price',
  // French and Italian
  'rouge:red bleu:blue bleue:blue vert:green verte:green jaune:yellow noir:black noire:black blanc:white blanche:white violet:purple gris:grey fond:background titre:title texte:text prix:price gauche:left droite:right merci:thanks rosso:red rossa:red blu:blue giallo:yellow nero:black nera:black bianco:white bianca:white viola:purple arancione:orange sfondo:background titolo:title prezzo:price sinistra:left destra:right grazie:thanks plus:plus',
].join(' ').split(' ').map((pair) => pair.split(':') as [string, string]));
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:por favor|s'?il (?:vous|te) pla[iî]t|svp|per favore|per piacere|bitte schön)(?!\p{L})/giu, 'please'],
  [/(?<!\p{L})(?:muchas gracias|vielen dank|merci beaucoup|grazie mille|muito obrigad[oa]|dank je|dankjewel)(?!\p{L})/giu, 'thank you'],
  [/(?<!\p{L})(?:the )?(\p{L}+) ko (\S+) (?:kar|bana) ?(?:do|dena|dijiye)?(?!\p{L})/giu, 'change the $1 to $2'],
  [/(?<!\p{L})(?:más grande|mas grande|plus grand|più grande|maior)(?!\p{L})/giu, 'bigger'],
  [/(?<!\p{L})(?:más pequeño|mas pequeño|plus petit|più piccolo|menor)(?!\p{L})/giu, 'smaller'],
];
const GREETING = /^(?:bhai|yaar|bro|hola|holi|bonjour|salut|ciao|hallo|servus|guten tag|moin|olá|ola|oi|namaste|hej|ahoj|merhaba|salam|salaam|hoi)(?: (?:amig[oa]s?|chicos|bella|zusammen|leute|all|everyone|team|guys))?[\s,!.]+(?=\S)/iu;
/** Words without which nothing is English. */
const ENGLISH = /(?<!\p{L})(?:the|my|a|an|make|change|put|add|move|in|to|and|for|it|this|that|with|please|can|is|of|on)(?!\p{L})/giu;

/** The request in English as far as single words go. `standing`: the words on the page, lower case. */
export function inEnglish(request: string, standing: string): string {
  const plain = request.replace(GREETING, '');
  if (/["“«]/u.test(plain)) return (plain.match(ENGLISH)?.length ?? 0) > 0 ? plain : request;
  const words = plain.match(/\p{L}+/gu) ?? [];
  const english = plain.match(ENGLISH)?.length ?? 0;
  if (standing === '' || english === 0 || english * 5 < words.length) return english > 0 ? plain : request;
  const said = PHRASES.reduce((text, [pattern, to]) => text.replace(pattern, to), plain);
  return said.replace(/(?<![\p{L}@#])\p{Ll}+(?![\p{L}])/gu, (word) => (Object.hasOwn(TABLE, word) && !standing.includes(word) ? (TABLE[word] ?? word) : word));
}
