/** What the library lists of an emoji or an icon: enough to show it, to say its name and to find it by words. */
export interface LibraryEntry {
  /** The emoji itself, or the icon's name as `iconPath` takes it. */
  id: string;
  /** For people, lower case. */
  name: string;
  /** What else it is found by, most distinctive first, lower case. */
  words: readonly string[];
  category: string;
}
