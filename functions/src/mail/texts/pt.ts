import type { MailTexts } from "./mailTexts.ts";

export const pt: MailTexts = {
  common: {
    greeting: "Olá,",
    address: "Se o botão não funcionar, copie este endereço para o seu navegador:",
    never: "Nunca pedimos a sua senha por e-mail nem por telefone.",
    contact:
      "Tem perguntas? Ligue para {{phone}} ou escreva para {{email}}. Atendemos 24 horas por dia, 365 dias por ano.",
    reason: "{{legalName}} enviou esta mensagem porque este endereço foi indicado no nosso site.",
    wanted:
      "Você recebe esta mensagem por causa das suas configurações de avisos. Altere-as aqui: {{settingsLink}}",
  },
  asked: {
    plain: "Alguém que usa este endereço na {{brand}} fez este pedido em {{at}}.",
    withBrowser:
      "Alguém que usa este endereço na {{brand}} fez este pedido em {{at}}, neste navegador: {{browser}}.",
  },
  removed: {
    label: "Removido:",
    passkeys: { one: "# chave de acesso", other: "# chaves de acesso" },
    phone: "telefone com final #",
    again: "Você pode adicionar tudo de novo na sua conta.",
  },
  report: { created: "Leads novos", converted: "Conversões" },
  templates: {
    verifyEmail: {
      subject: "Confirme o seu e-mail",
      preview: "Um clique e o seu endereço fica confirmado.",
      heading: "Este endereço é seu?",
      body: ["Confirme, por favor, que este e-mail pertence à sua conta {{brand}}."],
      button: "Confirmar endereço",
      notes: [
        "O link funciona uma única vez e por tempo limitado.",
        "Para confirmar, entre nesta conta. Não foi você quem a criou? Não faça nada: o endereço continua sem confirmação.",
      ],
    },
    resetPassword: {
      subject: "Escolha uma nova senha",
      preview: "Aqui está o link que você pediu.",
      heading: "Escolha uma nova senha",
      body: [
        "Alguém, esperamos que você, quer uma nova senha para a conta {{brand}} com este endereço.",
      ],
      button: "Escolher uma nova senha",
      notes: [
        "O link funciona uma única vez e por uma hora.",
        "Não foi você? Não faça nada: a sua senha continua a mesma.",
      ],
    },
    signUp: {
      subject: "Termine de criar a sua conta",
      preview: "Falta um passo para a sua conta {{brand}}.",
      heading: "Que bom ter você aqui",
      body: [
        "Falta um passo para a sua conta {{brand}}: abra este link, de preferência no aparelho em que começou.",
      ],
      button: "Criar minha conta",
      notes: [
        "O link funciona uma única vez e por tempo limitado.",
        "Não foi você? Não faça nada: nenhuma conta será criada.",
      ],
    },
    alreadyMember: {
      subject: "Você já tem uma conta",
      preview: "Entre como sempre ou escolha uma nova senha.",
      heading: "Você já tem uma conta",
      body: [
        "Alguém, esperamos que você, quis criar uma conta {{brand}} com este endereço. Você já tem uma: basta entrar.",
      ],
      button: "Entrar",
      notes: [
        "Esqueceu a senha? Escolha uma nova aqui: {{resetLink}}",
        "Não foi você? Não faça nada: nada mudou e ninguém ficou sabendo que você tem uma conta.",
      ],
    },
    passkeyAdded: {
      subject: "Uma chave de acesso foi adicionada à sua conta",
      preview: "Foi você? Então não precisa fazer nada.",
      heading: "Você tem uma nova chave de acesso",
      body: [
        "Desde {{at}} você pode entrar na sua conta {{brand}} com a chave de acesso “{{passkey}}”.",
        "Foi você? Então não precisa fazer nada.",
      ],
      button: "Ver minhas chaves de acesso",
      notes: [
        "Não foi você? Remova a chave de acesso, saia de todos os aparelhos e ligue para nós.",
      ],
    },
    passwordChanged: {
      subject: "Sua senha foi alterada",
      preview: "Foi você? Então não precisa fazer nada.",
      heading: "Sua senha foi alterada",
      body: [
        "A senha da sua conta {{brand}} foi alterada em {{at}}.",
        "Foi você? Então não precisa fazer nada.",
      ],
      button: "Não fui eu",
      notes: ["O botão leva à escolha de uma nova senha. Se não foi você, ligue também para nós."],
    },
    accountTakenOver: {
      subject: "Agora a conta é só sua",
      preview: "Removemos o que existia antes de o seu endereço ser confirmado.",
      heading: "Agora a conta é só sua",
      body: [
        "Em {{at}} alguém entrou na {{brand}} com o Google, o que prova que este endereço é dessa pessoa. Já havia uma conta com este endereço, mas ninguém tinha confirmado o endereço.",
        "Pode ter sido aberta por outra pessoa. Por isso removemos a senha e as chaves de acesso, e encerramos a sessão em todos os aparelhos.",
      ],
      button: "Entrar",
      notes: [
        "Foi você que abriu? Entre com o Google e, se quiser, adicione de novo uma senha ou uma chave de acesso.",
        "Não foi você que entrou com o Google? Então proteja a sua conta Google e ligue para nós.",
      ],
    },
    newLead: {
      subject: "Um novo lead está esperando",
      preview: "Fica com ele quem o assumir primeiro.",
      heading: "Um novo lead está esperando",
      body: [
        "Alguém nos escreveu pelo site e está esperando em “Sem responsável”. Fica com o lead quem o assumir primeiro.",
      ],
      button: "Abrir o lead",
      notes: [],
    },
    leadHandedOver: {
      subject: "Passaram um lead para você",
      preview: "Ele espera por você entre os seus leads.",
      heading: "Você tem um novo lead",
      body: [
        "Um colega passou um dos leads dele para você. Ele espera por você entre os seus leads.",
      ],
      button: "Abrir o lead",
      notes: [],
    },
    newEnquiry: {
      subject: "Um lead escreveu de novo",
      preview: "A mensagem está no histórico.",
      heading: "Um lead escreveu de novo",
      body: [
        "Alguém que já conhecemos nos escreveu pelo site. A mensagem está no histórico do lead. Não verificamos quem a enviou.",
      ],
      button: "Abrir o lead",
      notes: [],
    },
    collectedNews: {
      subject: "Mais novidades sobre leads",
      preview: "Elas chegaram logo depois do nosso último e-mail.",
      heading: "Mais novidades sobre leads",
      body: [
        "Mais coisas aconteceram desde o nosso último e-mail: leads chegaram, escreveram de novo ou foram passados para você. O sino do portal mostra tudo.",
      ],
      button: "Abrir os leads",
      notes: [],
    },
    conversion: {
      subject: "Um dos seus leads já é cliente",
      preview: "Bom trabalho.",
      heading: "Bom trabalho: um novo cliente",
      body: ["Um dos seus leads contratou um plano e já é cliente da {{brand}}."],
      button: "Abrir o lead",
      notes: [],
    },
    monthlyReport: {
      subject: "Seu relatório de {{month}}",
      preview: "Os seus números e os do mês anterior.",
      heading: "O seu mês em números",
      body: [
        "Veja como foi {{month}}, ao lado do mês anterior. Contam os leads que hoje são seus.",
        "Leads em andamento agora: {{open}}. Clientes: {{clients}}.",
      ],
      button: "Abrir o meu painel",
      notes: [],
    },
  },
};
