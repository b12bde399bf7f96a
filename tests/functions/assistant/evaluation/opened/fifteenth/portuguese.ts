import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set, example or rule. */
export const portuguese = [
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`Boa tarde, quanto estava a tensão arterial dela na última consulta?`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`a pa dela vem subindo ou descendo nas ultimas consultas`),
  ...typed(
    "open",
    answer.vitals("weight"),
  )(`quantos quilos o menino tá pesando? preciso anotar na caderneta`),
  ...typed(
    "open",
    answer.vitals("oxygen"),
  )(`qual foi a última saturação registrada, ela parece cansada no vídeo`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(`A mãe diz que ele anda quentinho. Ele estava com febre quando o medimos aqui?`),
  ...typed("open", answer.vitals("height"))(`não, o peso dela não, quero a altura`),
  ...typed("open", answer.vitals("glucose"))(`quanto deu a glicemia capilar dela da ultima vez`),
  ...typed(
    "open",
    answer.vitals("pulse"),
  )(
    `Refere palpitações desde que mudou de emprego. Qual era a frequência cardíaca na última visita?`,
  ),
  ...typed(
    "open",
    answer.vitals("weight", true),
  )(`Perdeu peso desde a primeira consulta? As calças já lhe caem.`),
  ...typed(
    null,
    answer.vitals(null),
  )(`me passa todos os sinais vitais da Beatriz, já vou entrar em outra chamada`),
  ...typed("open", answer.medications)(`quais remedios ela toma hoje em dia`),
  ...typed("open", answer.medications)(`ela ainda usa clonazepam ou já tinha parado?`),
  ...typed(
    "open",
    answer.medications,
  )(`Tenho a farmácia em linha a perguntar. Que medicação crónica faz esta senhora?`),
  ...typed("open", answer.medications)(`quantos mg de losartana ela está tomando atualmente`),
  ...typed("open", answer.medications)(`as alergias já vi, agora me mostra as medicações em uso`),
  ...typed("open", answer.allergies)(`ela tem alergia a dipirona? vou atender agora`),
  ...typed(
    "open",
    answer.allergies,
  )(`Conta que já fez uma reação à penicilina. Isso está registado nas alergias?`),
  ...typed(null, answer.allergies)(`oi, tudo bem? queria ver as alergias da Beatriz`),
  ...typed("open", answer.allergies)(`o miúdo é alérgico a alguma coisa? a escola quer saber`),
  ...typed(
    "open",
    answer.problems,
  )(`Estou a substituir um colega e não conheço a doente. Que doenças tem?`),
  ...typed("open", answer.problems)(`antecedentes patologicos dessa pcte rapidinho`),
  ...typed("open", answer.problems)(`ela é hipertensa mesmo? não lembro`),
  ...typed(
    "open",
    answer.problems,
  )(`Consta algum diagnóstico psiquiátrico no prontuário dela, depressão, bipolar?`),
  ...typed("open", answer.notes)(`o que eu escrevi na ultima consulta dela`),
  ...typed(
    "open",
    answer.notes,
  )(`Já não me lembro, estou exausta. O que ficou combinado na consulta anterior?`),
  ...typed("open", answer.notes)(`lê pra mim a última evolução dela`),
  ...typed("open", answer.notes)(`qual foi a conduta que anotei pra ela`),
  ...typed("open", answer.others)(`que remédio o pai dela toma pro coração`),
  ...typed("open", answer.others)(`Quais doentes do doutor Meireles são diabéticos?`),
  ...typed("open", answer.strangers)(`mostra as alergias do Ramón Ibáñez`),
  ...typed("open", answer.offtopic)(`a balança da sala 2 já foi consertada?`),
  ...typed("open", answer.offtopic)(`Alguém sabe onde está o oxímetro que deixei na secretária?`),
  ...typed("open", answer.offtopic)(`as vacinas dela estao em dia`),
  ...typed("open", answer.orders)(`prescreve amoxicilina 500 de 8 em 8 horas pra ela`),
  ...typed("open", answer.orders)(`Tire a sertralina da lista de medicamentos dela, por favor.`),
  ...typed("open", answer.orders)(`manda um recado pra ela trazer o diário da pressão`),
  ...typed("open", answer.advice)(`14 por 9 é preocupante numa pessoa como ela?`),
  ...typed("open", answer.advice)(`posso associar tramadol com a fluoxetina dela`),
  ...typed(
    "open",
    answer.advice,
  )(`Tem uma dor no peito que piora ao deitar. Poderá ser uma pericardite?`),
  ...typed("closed", answer.noPatient)(`a que é que esta doente é alérgica?`),
];
