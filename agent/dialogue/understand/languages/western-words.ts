/** Words of requests in the Romance and Germanic languages. */
import type { LanguageWords } from './language-words.ts';

export const WESTERN_WORDS = {
  es: {
    verbs:
      'haz hazme hazlo hazla haga hagan hagame hacer hacerme crea creame crear disena disename disenar diseno quiero quisiera necesito necesitamos podrias puedes puede podes cambia cambiar cambiame cambie quita quitar quitale quitalo borra borrar borralo elimina eliminar pon ponlo ponla ponle poner ponme agrega agregar anade anadir mueve mover sube baja subelo agranda achica aumenta reduce escribe deja dejalo usa centra gira recorta',
    things:
      'titulo titular texto textos foto fotos imagen fondo logo logotipo letra letras tipografia fuente color colores grande pequeno pequena chico arriba abajo izquierda derecha centro boton marco linea tamano claro oscuro pagina sencillo bonito elegante moderno estilo',
    little:
      'el los las una un unos del al con para por mi mis nuestra nuestro que y en de la lo mas menos muy esta este eso esa favor porfa hola gracias su sin pero como hasta desde va',
    designs:
      'cartel:poster afiche:poster poster:poster folleto:flyer volante:flyer flyer:flyer anuncio:ad publicacion:post post:post historia:story banner:banner pancarta:banner tarjeta:card invitacion:invitation menu:menu carta:menu etiqueta:label letrero:sign diseno:design portada:cover',
    labels:
      'titulo:title titular:title encabezado:title subtitulo:subtitle lema:tagline eslogan:tagline texto:text diga:text dice:text palabras:text nombre:name llamada:name llamado:name boton:callToAction precio:fact fecha:fact hora:fact horario:fact lugar:fact direccion:fact telefono:fact tel:fact whatsapp:fact entrada:fact',
    colors:
      'rojo:red roja:red azul:blue verde:green amarillo:yellow negro:black blanco:white rosa:pink morado:purple naranja:orange gris:gray dorado:gold',
    occasions:
      'rebaja*:sale oferta*:sale descuento*:sale promocion*:sale liquidacion:sale apertura:opening inaugur*:opening cumple*:birthday menu:menu',
    free: 'gratis gratuito gratuita libre',
    streets: 'calle plaza avenida av. c/ carrera paseo',
  },
  fr: {
    verbs:
      'fais faites fais-moi faites-moi faire cree creez creer cree-moi veux voudrais faudrait besoin peux pouvez pourrais pourriez peux-tu pouvez-vous change changer changez modifie modifier mets mettez mettre enleve enlever enlevez supprime supprimer retire efface ajoute ajouter ajoutez deplace deplacer agrandis agrandir reduis reduire rends remplace ecris centre tourne',
    things:
      'titre texte textes photo image fond logo police caracteres lettres couleur couleurs grand grande petit petite haut bas gauche droite milieu bouton cadre ligne taille clair fonce page simple joli elegant moderne style numero',
    little:
      'le les des du une un et avec pour mon ma mes notre nos dans sur en au aux la plus moins tres ce cette il je tu vous me moi stp svp plait bonjour merci qui que est de a',
    designs:
      'affiche:poster poster:poster flyer:flyer prospectus:flyer tract:flyer depliant:flyer annonce:ad publication:post post:post story:story banniere:banner bandeau:banner carte:card invitation:invitation menu:menu etiquette:label panneau:sign visuel:design couverture:cover',
    labels:
      'titre:title sous-titre:subtitle slogan:tagline texte:text message:text nom:name appelee:name appele:name nommee:name bouton:callToAction prix:fact date:fact heure:fact horaires:fact lieu:fact adresse:fact telephone:fact tel:fact entree:fact tarif:fact',
    colors:
      'rouge:red bleu:blue bleue:blue vert:green verte:green jaune:yellow noir:black blanc:white blanche:white rose:pink violet:purple orange:orange gris:gray dore:gold',
    occasions:
      'solde*:sale promo*:sale reduction*:sale remise:sale ouverture:opening inauguration:opening anniversaire:birthday menu:menu carte:menu',
    free: 'gratuit gratuite gratuits gratuites offert offerte libre',
    streets: 'rue avenue boulevard place allee chemin impasse',
  },
  de: {
    verbs:
      'mach mache machen mache erstelle erstell erstellen gestalte gestalten entwirf brauche brauchen mochte mochten will wollen kannst konntest konnten andere ander andern wechsle entferne entfern entfernen losche losch loschen schreib schreibe schreiben setz setze fuge fug hinzu verschieb verschiebe verschieben vergrossere verkleinere farbe ersetze tausche dreh nimm weg stell',
    things:
      'uberschrift titel text texte foto bild bilder hintergrund logo schrift schriftart buchstaben farbe farben grosser kleiner gross klein oben unten links rechts mitte knopf rahmen linie grosse heller dunkler hell dunkel seite schlicht schon elegant modern fett telefonnummer',
    little:
      'der die das den dem des ein eine einen einem und mit fur mein meine meinen unser unsere unseren im am um ins auf zu zum zur bitte ist es ich wir du sie noch etwas mal nicht nach von vom ab aus alles hallo danke soll sollte',
    designs:
      'plakat:poster poster:poster flyer:flyer handzettel:flyer prospekt:flyer anzeige:ad werbung:ad beitrag:post post:post story:story banner:banner karte:card visitenkarte:business_card einladung:invitation speisekarte:menu etikett:label schild:sign aushang:notice gutschein:voucher entwurf:design',
    labels:
      'titel:title uberschrift:title untertitel:subtitle slogan:tagline text:text aufschrift:text name:name namens:name heisst:name knopf:callToAction preis:fact datum:fact uhrzeit:fact zeit:fact ort:fact wo:fact wann:fact adresse:fact telefon:fact tel:fact eintritt:fact',
    colors:
      'rot:red rote:red blau:blue blaue:blue grun:green grune:green gelb:yellow schwarz:black weiss:white rosa:pink lila:purple orange:orange grau:gray gold:gold',
    occasions:
      'rabatt*:sale ausverkauf:sale schlussverkauf:sale angebot*:sale eroffnung*:opening neueroffnung:opening geburtstag*:birthday speisekarte:menu',
    free: 'kostenlos gratis kostenfrei frei freier',
    streets: 'strasse weg platz allee gasse',
  },
  pt: {
    verbs:
      'faz faca faca-me fazer cria crie criar monta quero queria preciso precisamos poderia pode podes consegue muda mude mudar troca troque trocar tira tire tirar apaga apague apagar remove remova remover coloca coloque colocar poe ponha adiciona adicione aumenta aumente diminui diminua deixa deixe move mova escreve escreva bota gira da',
    things:
      'titulo texto textos foto fotos imagem fundo logo letra letras fonte cor cores maior menor grande pequeno cima baixo esquerda direita meio centro botao moldura linha tamanho claro escuro pagina simples bonito elegante moderno estilo numero',
    little:
      'o os as um uma uns do da dos das no na com para pra pro meu minha nosso nossa que e em de mais menos muito esse essa este esta dai por favor ola oi obrigado obrigada ate desde eu voce',
    designs:
      'cartaz:poster poster:poster panfleto:flyer folheto:flyer flyer:flyer anuncio:ad publicacao:post post:post arte:post story:story stories:story banner:banner faixa:banner cartao:card convite:invitation cardapio:menu menu:menu etiqueta:label placa:sign capa:cover',
    labels:
      'titulo:title subtitulo:subtitle slogan:tagline texto:text dizendo:text escrito:text nome:name chamada:name chamado:name botao:callToAction preco:fact data:fact hora:fact horario:fact local:fact endereco:fact telefone:fact tel:fact zap:fact whatsapp:fact entrada:fact',
    colors:
      'vermelho:red vermelha:red azul:blue verde:green amarelo:yellow preto:black branco:white rosa:pink roxo:purple laranja:orange cinza:gray dourado:gold',
    occasions:
      'promocao:sale promocoes:sale desconto*:sale liquidacao:sale saldos:sale inauguracao:opening abertura:opening aniversario:birthday cardapio:menu',
    free: 'gratis gratuito gratuita',
    streets: 'rua avenida av. praca travessa',
  },
  it: {
    verbs:
      'fai fammi fallo falla fare crea creami creare disegna disegnami voglio vorrei serve servirebbe bisogno puoi potresti cambia cambiare cambiami modifica metti mettilo mettere togli togliere toglilo elimina cancella cancellare rimuovi aggiungi aggiungere sposta spostare ingrandisci rimpicciolisci scrivi usa centra gira deve sostituisci',
    things:
      'titolo testo testi foto immagine sfondo logo scritta scritte carattere font colore colori grande piccolo piccola sopra sotto alto basso sinistra destra centro pulsante cornice linea dimensione chiaro scuro pagina semplice bello elegante moderno stile numero telefono',
    little:
      'il lo gli le la un una uno e con per mio mia nostro nostra della dello del dei delle degli al alla alle dalle dal nel nella di da che piu meno molto questa questo favore ciao grazie ore mi si essere',
    designs:
      'locandina:poster manifesto:poster poster:poster volantino:flyer flyer:flyer annuncio:ad pubblicita:ad post:post storia:story banner:banner striscione:banner biglietto:card invito:invitation menu:menu etichetta:label cartello:sign insegna:sign copertina:cover grafica:design',
    labels:
      'titolo:title sottotitolo:subtitle slogan:tagline testo:text scritta:text dica:text nome:name chiamata:name chiamato:name pulsante:callToAction prezzo:fact data:fact orario:fact ora:fact luogo:fact dove:fact indirizzo:fact telefono:fact tel:fact ingresso:fact',
    colors:
      'rosso:red rossa:red blu:blue azzurro:blue verde:green giallo:yellow nero:black bianco:white rosa:pink viola:purple arancione:orange grigio:gray oro:gold',
    occasions:
      'saldi:sale sconti:sale sconto:sale promozione:sale offerta:sale apertura:opening inaugurazione:opening compleanno:birthday menu:menu',
    free: 'gratis gratuito gratuita libero libera',
    streets: 'via piazza viale corso largo piazzale',
  },
  nl: {
    verbs:
      'maak maken ontwerp ontwerpen wil willen nodig kun kunt kan zou verander veranderen wijzig haal halen verwijder verwijderen zet zetten schrijf voeg toevoegen verplaats vergroot verklein vervang draai moet gebruik',
    things:
      'titel kop tekst teksten foto afbeelding achtergrond logo lettertype letters kleur kleuren groter kleiner groot klein boven onder links rechts rechtsboven linksboven rechtsonder linksonder midden knop kader lijn grootte licht donker pagina mooi strak modern telefoonnummer',
    little:
      'de het een en met voor mijn onze ons van naar op om uit wat graag alsjeblieft aub hallo bedankt is zijn ik je jullie niet iets weg tot aan bij deze dit dat',
    designs:
      'poster:poster affiche:poster flyer:flyer folder:flyer advertentie:ad bericht:post post:post story:story banner:banner spandoek:banner kaart:card kaartje:card uitnodiging:invitation menukaart:menu etiket:label bord:sign ontwerp:design',
    labels:
      'titel:title kop:title ondertitel:subtitle slogan:tagline tekst:text naam:name genaamd:name knop:callToAction prijs:fact datum:fact tijd:fact locatie:fact plaats:fact adres:fact telefoon:fact tel:fact entree:fact toegang:fact',
    colors:
      'rood:red rode:red blauw:blue blauwe:blue groen:green groene:green geel:yellow zwart:black wit:white roze:pink paars:purple oranje:orange grijs:gray goud:gold',
    occasions:
      'korting*:sale uitverkoop:sale aanbieding*:sale opruiming:sale opening:opening verjaardag*:birthday menukaart:menu',
    free: 'gratis vrij',
    streets: 'straat laan plein weg',
  },
  sv: {
    verbs:
      'gor skapa designa behover vill kan kunde andra byt ta tag bort lagg skriv flytta forstora forminska ersatt radera satt',
    things:
      'rubrik rubriken titel titeln text texten bild bilden foto fotot bakgrund bakgrunden logga loggan typsnitt farg fargen storre mindre stor liten upp ner vanster hoger mitten knapp ram ljus mork sida priset pris numret',
    little:
      'och med for min mitt mina var vart en ett den det till pa av fran inte lite tack hej jag vi du ar som om i',
    designs:
      'affisch:poster poster:poster flygblad:flyer flyer:flyer annons:ad inlagg:post banner:banner kort:card inbjudan:invitation meny:menu etikett:label skylt:sign story:story',
    labels:
      'rubrik:title titel:title underrubrik:subtitle slogan:tagline text:text namn:name knapp:callToAction pris:fact datum:fact tid:fact plats:fact adress:fact telefon:fact tel:fact ring:fact intrade:fact',
    colors:
      'rod:red roda:red bla:blue gron:green grona:green gul:yellow svart:black vit:white rosa:pink lila:purple orange:orange gra:gray guld:gold',
    occasions:
      'rea:sale rabatt*:sale erbjudande*:sale oppning:opening invigning:opening fodelsedag*:birthday meny:menu',
    free: 'gratis fri',
    streets: 'gatan vagen torget',
  },
  ro: {
    verbs:
      'fa fa-mi creeaza creeaza-mi vreau as dori nevoie poti puteti schimba schimbati sterge stergeti scoate pune puneti adauga muta mareste micsoreaza scrie inlocuieste trebuie',
    things:
      'titlu titlul text textul poza fotografia imaginea fundal fundalul logo logoul litere font culoare culoarea mare mic mai sus jos stanga dreapta mijloc buton chenar marime deschis inchis pagina pretul numarul telefonul',
    little:
      'si cu pentru un o mea meu mele noastra nostru din la in pe de sa este ora te rog buna multumesc care pana al ale',
    designs:
      'afis:poster poster:poster pliant:flyer fluturas:flyer flyer:flyer anunt:ad reclama:ad postare:post banner:banner carte:card invitatie:invitation meniu:menu eticheta:label story:story',
    labels:
      'titlu:title titlul:title subtitlu:subtitle slogan:tagline text:text textul:text nume:name numit:name numita:name buton:callToAction pret:fact data:fact ora:fact loc:fact locatie:fact adresa:fact telefon:fact tel:fact intrare:fact',
    colors:
      'rosu:red rosie:red albastru:blue verde:green galben:yellow negru:black alb:white roz:pink mov:purple portocaliu:orange gri:gray auriu:gold',
    occasions:
      'reducere:sale reduceri:sale promotie:sale oferta:sale deschidere*:opening inaugurare:opening aniversare:birthday meniu:menu',
    free: 'gratuit gratuita gratis libera liber',
    streets: 'strada str. bulevardul piata calea',
  },
} satisfies Record<string, LanguageWords>;
