import type { Language } from "@salvia/domain/shared/language";

/** Given names and surnames by language, combined into fictional people. */
export const demoNames: Readonly<
  Record<Language, { given: readonly string[]; surnames: readonly string[] }>
> = {
  es: {
    given:
      words(`Adrián Aitana Alejandra Álvaro Amparo Andrés Belén Camila Candela Ciro Clara Débora
      Elías Emilia Esteban Fermín Gonzalo Iker Inés Íñigo Jimena Joaquín Leandro Lorena Lucía Maite
      Marisol Martín Matías Micaela Mónica Nerea Nicolás Óscar Paloma Ramón Rocío Santiago Tomás
      Valentina Ximena Yolanda María_Elena José_Luis Ana_Belén Juan_Carlos`),
    surnames: words(`Aguirre Albornoz Arrieta Barrios Benavides Cabrera Cañizares Cárdenas Castaño
      Cifuentes Domínguez Echeverría Escribano Figueroa Galván Garrido Herrero Ibáñez Jáuregui Lozano
      Maldonado Mancera Montalbán Muñoz Navarrete Núñez Ocampo Olmedo Palacios Pereyra Quintero
      Rentería Rosales Salcedo Santamaría Tejada Ugarte Valdés Velázquez Villalobos Yáñez Zambrano`),
  },
  pt: {
    given: words(`Afonso Alícia Anísio Bárbara Benedita Bruno Caetano Cecília Conceição Davi Débora
      Duarte Estêvão Fabiana Gonçalo Heloísa Henrique Inácio Isadora Joana Jussara Kauã Laís Leonor
      Luísa Mafalda Marília Murilo Natália Otávio Raíssa Rafael Rodrigo Rosângela Simão Tânia Thiago
      Valdir Vânia Vitória Ana_Clara João_Pedro Maria_Inês`),
    surnames:
      words(`Abrantes Albuquerque Amaral Antunes Assunção Bragança Brandão Camargo Cavalcanti
      Coutinho Drummond Esteves Falcão Figueiredo Fontoura Galvão Guimarães Lacerda Leitão Magalhães
      Meireles Mendonça Nogueira Novais Paixão Peixoto Pestana Queirós Quintela Rezende Sampaio Seabra
      Simões Tavares Teles Valadão Vasconcelos Viegas Vilela Xavier`),
  },
  fr: {
    given: words(`Adèle Agnès Anaïs Aurélien Baptiste Benoît Capucine Cédric Chloé Clémence Damien
      Éléonore Émile Estelle Fabrice Florian Gaëlle Geneviève Gwendal Héloïse Hugo Jérémie Joséphine
      Loïc Maëlle Margaux Mathéo Maxence Noémie Océane Perrine Quentin Raphaël Régine Sabrina
      Sébastien Solène Théo Valérie Yannick Jean-Luc Anne-Sophie Marie-Laure`),
    surnames: words(`Aubert Barbier Beaulieu Blanchet Boisvert Bonnard Bréant Carlier Chevallier
      Collignon Cordier Delacroix Delmas Desjardins Dubreuil Duquesne Étienne Fauré Feuillet Gaillard
      Gauthier Guérin Hébert Jacquemin Lachance Laforêt Lagarde Legoff Lefèvre Maréchal Mercier
      Montagne Noël Pélissier Perrault Quéméner Renaud Rousselot Quesnel Thibault Vasseur Verdier`),
  },
  en: {
    given: words(`Abigail Aisling Alistair Amara Beatrice Bethany Bradley Callum Ciarán Clementine
      Darius Deborah Declan Edith Eoin Faith Fergus Gareth Gwen Harriet Imogen Jamal Jocelyn Kieran
      Lachlan Leah Marcus Maeve Nadia Niamh Oliver Oonagh Priya Reuben Róisín Rowan Saoirse Sidney
      Tamsin Theodore Walter Winifred Mary_Kate`),
    surnames: words(`Abernathy Ashworth Barnaby Bellamy Brannigan Caldwell Carrington Chaudhry
      Cholmondeley Coleridge Delaney Donnelly Eastwood Fairbanks Fitzgerald Gallagher Greenwood Hargreaves
      Hathaway Holloway Hutchins Iqbal Jefferson Kavanagh Kirkwood Lockhart MacAuliffe Merriweather
      Nakamura O'Connell O'Shaughnessy Okonkwo Pemberton Pritchard Quigley Rutherford Sheridan
      Stapleton Thackeray Underhill Wainwright Whitlock`),
  },
};

/** The words of a text; an underscore represents a blank inside a name. */
function words(text: string): readonly string[] {
  return text
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => word.replace("_", " "));
}
