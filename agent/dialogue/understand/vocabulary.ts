/** Word classes that the phrases for reading briefs refer to. Words belong here, never into code. */
import { classLength, wordClass, type Classes } from './phrases.ts';
import type { Token } from './tokens.ts';
import { BUSINESSES } from './nouns.ts';

const DELIVERABLE = `
    poster, posters, flyer, flier, flyers, leaflet, handout, banner, web banner, banner ad, ad banner, ad, ads,
    advert, advertisement, ad image, ad creative, creative, display ad, graphic, visual, artwork, image,
    picture, design, card, business card, visiting card, thank you card, greeting card, postcard,
    birthday card, loyalty card, gift card, invitation, invitation card, invite, save the date, menu,
    menu board, price list, pricelist, size chart, size guide, sign, signage, notice, label, price tag,
    gift tag, hang tag, swing tag, sticker, parcel insert, package insert, insert, insert card, thank you note, note card,
    punch card, stamp card, reward card, rewards card, appointment card, discount card, recipe card, place card, raffle ticket, cover, book cover, ebook cover, album cover, magazine cover, podcast cover,
    cover photo, cover image, cover art, header, brochure, pamphlet, booklet, certificate, diploma, ticket,
    voucher, gift voucher, coupon, gift certificate, certificate of completion, certificate of achievement,
    certificate of appreciation, newsletter, infographic, thumbnail, thumb, vid thumbnail,
    story, stories, status, post, posts, pin, reel cover, slide, slides, carousel, listing, listing photo,
    listing image, listing pic, main image, main pic, announcement, promo, teaser, placard, billboard, roll-up,
    rollup, roll up banner, packaging, wrapper, bookmark, calendar, planner, program, programme, timetable, schedule,
    opening hours, business hours, letterhead, resume, one-pager, layout, template, composition, badge, something, smth
  `;

const ROLE_TITLE = `
    title, quote, quotation, album title, book title, song title, film title, movie title, event title,
    main title, headline, main headline, head line, heading, main heading, main text, main message,
    header text, big text, large text, huge text, massive text, bold text, big title, big words, big letters,
    huge letters, large letters, big fat letters, name on top, event name, book title
  `;
const ROLE_SUBTITLE = `
    subtitle, sub-title, sub title, subheading, sub-heading, sub heading, subheadline, sub-headline,
    sub headline, subhead, secondary text, second line, supporting text, secondary headline, supporting line,
    supporting copy, subtext, sub-text, short description, body text, body copy, description text, intro text
  `;
const ROLE_TAGLINE = 'tagline, tag line, slogan, strapline, strap line, motto, catchphrase, tagline text';
const ROLE_AUTHOR = "author, author name, author's name, byline, artist name, name of the author, credit, credits";
const ROLE_ACTION = `
    cta, cta button, call to action, call-to-action, call to action button, button, action button, button text,
    cta text
  `;
const ROLE_DETAIL = `
    text, texts, words, wording, caption, line, bottom text, small text, fine print, footer, footer text, copy,
    label text, details, detail, note, disclaimer, paragraph, message, phrase, sentence, lettering, date, time,
    venue, location, address, website, contact, contact info, contact information, contact details,
    phone number, hours, opening hours, price, body, inscription, bullet, bullet point, bullet points, bullets,
    feature, features
  `;
const ROLE_OFFER = 'offer, offer text, discount, promotion text, badge text, offer badge, price badge, sticker text';

export const CLASSES: Classes = {
  business: wordClass([...BUSINESSES].join(', ')),
  deliverable: wordClass(DELIVERABLE),
  title: wordClass(ROLE_TITLE),
  subtitle: wordClass(ROLE_SUBTITLE),
  tagline: wordClass(ROLE_TAGLINE),
  author: wordClass(ROLE_AUTHOR),
  action: wordClass(ROLE_ACTION),
  detail: wordClass(ROLE_DETAIL),
  offer: wordClass(ROLE_OFFER),
  make: wordClass(
    `
      make, makes, create, design, build, generate, produce, draft, prepare, craft, compose, do, need, want,
      have need of, need of, in need of, give me, get me, mock up, put together, whip up, knock up, come up with,
      would like, like, looking for, could use,
      design me, set up, write, develop, turn this into, turn it into, make it, make this, after
    `,
  ),
  asking: wordClass(
    `
      please, pls, plz, kindly, can you, can u, could you, could u, would you, would u, will you, can i get,
      could i get, can i have, could i have, can we get, can we have, i, i'd, we, we'd, i'm, im, we're, i am,
      we are, let's, lets, help me, you, u, me, us, for me, for us, to, have, get, want you to, need you to,
      want to, need to, like to, like you to, now, hi, hey, hello, hiya, hola, so, ok, okay, um, uh, well,
      just, also, then, any chance you could, any chance of, maybe, perhaps, help me w, help me with, help us with,
      help w, help with
    `,
  ),
  determiner: wordClass(
    "a, an, the, my, our, your, his, her, their, this, that, these, those, some, one, another, its, it's",
  ),
  person: wordClass(
    `
      i, me, us, all, guys, we, you, u, he, she, they, it, people, visitors, viewers, readers, customers,
      users, everyone
    `,
  ),
  readers: wordClass(
    'ppl, people, everyone, everybody, customers, clients, guests, fans, neighbours, neighbors, followers, subscribers, buyers, shoppers, them, all, u, you',
  ),
  announcing: wordClass(
    `
      new in, just in, just listed, just landed, just dropped, just arrived, now open, now in stock, coming soon,
      sold out, out now, last chance, new arrivals, back in stock, almost gone
    `,
  ),
  closing: wordClass(
    `
      please, pls, plz, thanks, thank you, thank you very much, thank you very much for your kindness,
      thank you for your help, thanks for your help, many thanks, many thanks in advance, thx, ty, tysm,
      cheers, lol, haha, asap, x, xx, kak, ya, po, or something, or so, if possible, if that is possible, if that's possible, if thats possible, if at all possible, if you can, for me,
      kind regards, regards, best regards, thank you very much for your kindness, idk, idk what, idk what yet,
      but idk what, but idk, dunno what, but dunno, not sure what, not sure yet, but not sure what, but not sure yet,
      but i don't know what, i don't know what, im not sure yet, i'm not sure yet, i am not sure yet,
      not sure what i want, no idea what, but no idea what, you choose, you decide, up to you,
      whatever you think, surprise me
    `,
  ),
  ordinal: wordClass(
    `
      first, second, third, fourth, fifth, sixth, 1st, 2nd, 3rd, 4th, 5th, 6th, 1, 2, 3, 4, 5, 6, one, two,
      three, four, five, six, last
    `,
  ),
  slide: wordClass('slide, page, one, card, post'),
  occasion: wordClass(
    `
      save the date, thank you, thank you card, thank you note, gift voucher, gift certificate, certificate of completion,
      certificate of achievement, certificate of appreciation, gift card, voucher, coupon, lunch menu,
      dinner menu, brunch menu, drinks menu, wine list, menu, price list, pricelist, schedule, timetable,
      opening hours, business hours, birthday card,
      certificate
    `,
  ),
  platform: wordClass(
    `
      instagram, insta, ig, facebook, fb, whatsapp, youtube, yt, pinterest, tiktok, linkedin, twitter, x, etsy,
      ebay, depop, vinted, amazon, shopee, poshmark, shopify, mercari, grailed, gumtree, craigslist, marketplace,
      carousell, lazada, tokopedia, wallapop, twitch, discord, snapchat, telegram, reddit, threads, patreon, substack,
      spotify, soundcloud, web, website, online, social media, print,
      printable, digital, square, round, vertical, portrait, horizontal, landscape, upright, tall, wide, small,
      little, big, large, double-sided, front only, both sides
    `,
  ),
  content: wordClass(
    `
      blog post, blog, article, video, vid, new vid, new video, yt video, youtube video, episode,
      podcast episode, recipe, new recipe, newsletter issue, vlog, tutorial, stream, livestream
    `,
  ),
  courtesy: wordClass(
    `
      please, pls, plz, thanks, thank you, thank you very much, many thanks, many thanks in advance, thx, ty,
      tysm, cheers, hi, hey, heyy, heyyy, hello, hiya, hola, hoi, ciao, salam, hi there, hello there,
      hey there, good morning, good day, good afternoon, good evening, dear, sis, bro, lol, haha, asap, quick, oh,
      oops, yes, yeah, yep, sure, right,
      x, xx, kindly, um, uh, uhm, like, you know, so, ok, okay, well, actually, basically, also, and, but,
      plus, then, abeg, po, ya, kak, in advance, for your kindness, for your help, for your time,
      for your attention, for your support, with many thanks, with thanks, with many thanks in advance,
      with best wishes, with kind regards, chahiye, chaiye, hai, sorry, btw, by the way, if possible, for me,
      if you can, kind regards,
      regards, best regards
    `,
  ),
  mood: wordClass(
    `
      nice, floral, flowery, botanical, girly, manly, arty, artsy, dainty, delicate, cheeky, beautiful, modern,
      simple, clean, cool, professional, minimal, minimalist, minimalistic, elegant,
      fun, bold, great, catchy, eye-catching, eye catching, stylish, new-looking, pretty, striking, colorful,
      colourful, bright, creative, cute, lovely, summery, wintry, autumnal, beachy, cyberpunk, retro, vintage,
      classic, luxury, luxurious, premium, rustic, playful, romantic, moody, dark, light, airy, cozy, cosy,
      warm, cool-toned, soft, grungy, grunge, edgy, sleek, futuristic, sober, fancy, festive, tropical, boho,
      bohemian, organic, natural, earthy, energetic, dynamic, vibrant, calm, calming, serene, sophisticated,
      contemporary, corporate, friendly, inviting, whimsical, handmade, hand-drawn, hand drawn, illustrated,
      geometric, abstract, flat, gothic, industrial, scandinavian, japanese, art deco, art nouveau, bauhaus,
      swiss, pop art, neon, pastel, muted, monochrome, monochromatic, black and white, high-contrast,
      high contrast, dramatic, cinematic, editorial, typographic, urban, streetwear, sporty, feminine,
      masculine, kid-friendly, funky, psychedelic, 90s, 80s, 70s, y2k, quirky, attractive, appealing, engaging,
      informative, memorable, impactful, powerful, visually appealing, visually striking, tough, loud, plain,
      quiet, sweet, dreamy, spooky, magical, traditional, glamorous, chic, raw, techy, high-tech, trendy,
      mysterious, mystical, ethereal, opulent, nostalgic, kawaii, painterly, homey, breezy, sparkly, glittery, glossy,
      metallic, uncluttered, upscale, classy, old school, old-fashioned, fresh, subtle, tasteful, welcoming, cheerful, joyful, happy, seasonal,
      cottagecore, fairycore, goblincore, coquette, grandmacore, barbiecore, preppy, dark academia, light academia, hygge,
      scandi, wabi sabi, maximalist, mid century, mid-century, midcentury, art-deco, country, farmhouse, shabby chic, goth, emo, grandma chic, groovy, hippie, hippy, zen, spring, summer, autumn, fall, winter
    `,
  ),
  sought: wordClass(
    `
      cat, cats, kitten, kitty, tabby, tomcat, dog, dogs, puppy, pup, parrot, bird, budgie, parakeet, cockatiel,
      cockatoo, macaw, canary, pigeon, rabbit, bunny, guinea pig, hamster, ferret, tortoise, turtle, snake, horse,
      pony, goat, sheep, cow, pet, pets, terrier, spaniel, beagle, labrador, retriever, shepherd, poodle, bulldog,
      collie, husky, dachshund, chihuahua, bike, bicycle, ebike, e-bike, scooter, motorbike, car, van, bag, backpack,
      rucksack, suitcase, purse, handbag, wallet, key, keys, phone, laptop, camera, glasses, sunglasses, ring,
      bracelet, necklace, earring, earrings, watch, jacket, coat, scarf, hat, glove, gloves, teddy, teddy bear, toy,
      drone, umbrella
    `,
  ),
  look: wordClass(
    `
      style, styles, look, looks, feel, feeling, vibe, vibes, aesthetic, aesthetics, theme, themed, mood,
      atmosphere, ambiance, ambience, tone, tones, palette, color scheme, colour scheme, color palette,
      colour palette, colors, colours, color, colour, shades, background, backdrop, bg, gradient, texture,
      font, fonts, typeface, typography, lettering, letters, layout, composition, border, borders, frame,
      accents, accent, details, illustration, illustrations, imagery, photo, photos, photograph, picture,
      pictures, image, images, icon, icons, graphics, graphic elements, elements, pattern, patterns, shapes,
      drawing, logo, logos, qr code, qr, silhouette, white space, whitespace, negative space, hierarchy,
      contrast, spacing, alignment, grid, space, colour way, writing, type
    `,
  ),
};

/** How many words of a class stand here; 0: none. */
export const inClass = (name: string, tokens: readonly Token[], at: number): number =>
  classLength(CLASSES[name] ?? new Map(), tokens, at);
